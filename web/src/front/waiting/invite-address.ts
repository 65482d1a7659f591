// The address at which others can open a table.

import { call } from "../../lib/server/api";
import type { Reach } from "../../lib/generated/api";
import { base } from "../../lib/server/address";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

// "" if only this computer can reach the server.
export async function inviting(path: string): Promise<string> {
  if (!LOOPBACK.test(base.hostname)) return new URL(path, base).href;
  const { url } = await call<Reach>("GET", "reach").catch(() => ({ url: "" }));
  return url && new URL(path, url).href;
}
