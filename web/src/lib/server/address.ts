// The base address of the app: whatever path prefix the server's <base> has.

export const base = new URL(document.baseURI);

export const address = (path: string): string => new URL(path, base).href;

// The path below the prefix, without a leading slash: "", "t/abc", "rules/karak".
export const here = (): string => location.pathname.slice(base.pathname.length);
