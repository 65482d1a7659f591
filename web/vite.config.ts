import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./words-plugin.ts";

const EVERYWHERE =
  /^(?!.*src\/(?:games\/\w+|cards|workshop|print|rules|table\/(?:log|together\/faces|seats\/CentredCard)|pictures\/(?:scene|scenes|art|albums)|lib\/(?:marked-text|components\/ConfirmButton|server\/saved-files|pace))[/.])/;

// Pictures are loaded after everything else, and their scripts are named so.
const PICTURES = /src\/pictures\/(?:scene\/|(?:albums|art|scenes)\/(\w+)|(?:Any|Karak|Goblin|Shabrak)Picture)/;
function pictures(path: string): string {
  if (path.includes("Picture.svelte")) return "pictures-front";
  const game = PICTURES.exec(path)?.[1];
  return game && game !== "album" ? `pictures-${game}` : "pictures";
}

// Links are relative to the page's <base>, which the server writes, so that any path prefix works.
export default defineConfig({
  base: "./",
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/krypta/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows data: URLs only for pictures
    modulePreload: { polyfill: false },
    // Code shared by several pages goes into one chunk: a dozen small files take longer to load than their contents.
    // Code that only tables, rules, cards and the workshop share is loaded with those.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: pictures, test: PICTURES, includeDependenciesRecursively: false },
            { name: "shared", minShareCount: 2, test: EVERYWHERE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
