// Made by words-plugin.ts: by language and pack, how its words are fetched.
declare module "words:packs" {
  const packs: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default packs;
}
