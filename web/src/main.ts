import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";

await speak(settings.lang);
mount(App, { target: document.getElementById("app") as HTMLElement });
