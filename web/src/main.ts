import { mount } from "svelte";
import "./style/fonts.css";
import "./style/theme.css";
import App from "./App.svelte";
import "./lib/late-styles";
import { me } from "./lib/server/me.svelte";
import { speakFirst } from "./lib/words.svelte";

const asked = me.lookUp(); // in parallel with loading the words
asked.catch(() => undefined); // App awaits it and handles the error
await speakFirst(); // nothing can be shown without words
mount(App, { target: document.getElementById("app")!, props: { asked } });
