// A short name for a device: browsers send a whole line about themselves.

const BROWSERS = {
  Edg: "Edge",
  OPR: "Opera",
  Firefox: "Firefox",
  Chrome: "Chrome",
  CriOS: "Chrome",
  FxiOS: "Firefox",
  Safari: "Safari",
};
const SYSTEMS = {
  Android: "Android",
  iPhone: "iPhone",
  iPad: "iPad",
  Windows: "Windows",
  "Mac OS": "macOS",
  Linux: "Linux",
};

export function sayDevice(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (known) => Object.entries(known).find(([mark]) => agent.includes(mark))?.[1] ?? [],
  );
  return found.join(", ") || agent || "–";
}
