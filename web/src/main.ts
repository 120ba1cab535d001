import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { load } from "./lib/pages";
import { route } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";

// the page and its language come at the same time
await Promise.all([speak(settings.lang), load(route.now.page)]);
mount(App, { target: document.getElementById("app") as HTMLElement });
