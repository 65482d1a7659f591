import { mount } from "svelte";
import "./style/fonts.css";
import "./style/theme.css";
import App from "./App.svelte";
import { speakFirst } from "./lib/words.svelte";

await speakFirst(); // nothing is shown before it can be said
mount(App, { target: document.getElementById("app")! });
