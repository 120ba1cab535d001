/** Notifications. They exist only in a secure context, and only with the user's permission. */
import { settings } from "../preferences/settings.svelte";

export const CAN_NOTIFY = "Notification" in globalThis && isSecureContext;

/** Asks for permission. The browser asks the user once. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Notifies a user who looks at another page. A newer notification of the same table replaces the older one. */
export async function notify(title: string, path: string): Promise<void> {
  if (!settings.notify || !CAN_NOTIFY || Notification.permission !== "granted" || !document.hidden) return;
  const options = { tag: path, icon: "/assets/icon-192.png", data: { path } };
  // phones only show notifications from a service worker
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
