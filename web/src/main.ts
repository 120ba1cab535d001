import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { setLanguage } from "./lib/i18n/texts.svelte";
import { prepareOffline } from "./lib/local/offline";
import { settings } from "./lib/preferences/settings.svelte";
import { route } from "./lib/router/router.svelte";
import { load } from "./pages/registry";

// load the page and the language at the same time; their modules need this file, so it must not await them
Promise.all([setLanguage(settings.lang), load(route.now.page)]).then(() => {
  mount(App, { target: document.getElementById("app") as HTMLElement });
  // only in a secure context; without it the app cannot start offline, and phones show no notifications
  prepareOffline().catch(() => {});
});
