/** Notifications, where the browser has them: only in a secure context, and only after the reader has said yes. */
import { settings } from "./settings.svelte";

export const CAN_NOTIFY = "Notification" in globalThis && isSecureContext;

/** Asks the browser, which asks the reader once. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Tells a reader who looks elsewhere; a newer message about the same table replaces the older one. */
export async function notify(title: string, path: string): Promise<void> {
  if (!settings.notify || !CAN_NOTIFY || Notification.permission !== "granted" || !document.hidden) return;
  const options = { tag: path, icon: "/assets/icon-192.png", data: { path } };
  // phones show notifications of a service worker only
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
