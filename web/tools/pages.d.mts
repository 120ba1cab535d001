import type { Page } from "playwright-core";

export interface Place {
  name: string;
  path: string;
  act: ((page: Page) => Promise<void>) | null;
  size: "phone" | "laptop" | null;
  content: string;
}
export const PAGES: Place[];
export function drawn(page: Page, place: Place): Promise<void>;
