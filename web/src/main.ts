import { mount } from "svelte";
import "./style/fonts.css";
import "./style/theme.css";
import App from "./App.svelte";
import { me } from "./lib/server/me.svelte";
import { speakFirst } from "./lib/words.svelte";

const asked = me.lookUp(); // while the words come
asked.catch(() => undefined); // whoever waits for it says so
await speakFirst(); // nothing is shown before it can be said
mount(App, { target: document.getElementById("app")!, props: { asked } });
