import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "./eventually";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => new TypeError("Failed to fetch dynamically imported module");

test("what could not be fetched is fetched once the server is back", async () => {
  let away = true;
  const part = eventually(() => (away ? Promise.reject(lost()) : Promise.resolve("part")));
  await vi.advanceTimersByTimeAsync(5000);
  away = false;
  await vi.advanceTimersByTimeAsync(8000);
  expect(await part).toBe("part");
});

test("a server that never comes back is given up, and the error is told", async () => {
  const fetch = vi.fn(() => Promise.reject(lost()));
  const part = eventually(fetch).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await part).toBeInstanceOf(TypeError);
  expect(fetch).toHaveBeenCalledTimes(12);
});

test("a fault of the part itself is told at once", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("broken")));
  await expect(eventually(fetch)).rejects.toThrow("broken");
  expect(fetch).toHaveBeenCalledOnce();
});
