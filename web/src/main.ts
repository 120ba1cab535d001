import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { load } from "./lib/pages";
import { route } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";

// the page and its language come at the same time; nobody may wait for this module meanwhile, for they need its file
Promise.all([speak(settings.lang), load(route.now.page)]).then(() => {
  mount(App, { target: document.getElementById("app") as HTMLElement });
  // only a secure context has it; without it nothing is missing but starting offline and notifications on phones
  navigator.serviceWorker?.register("/worker.js").catch(() => {});
});
