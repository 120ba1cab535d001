import type { Server } from "node:http";
import type { Page } from "playwright-core";

export const CHROMIUM: string;
export const STATIC: string;
export const SCENES: string[];
export const LOBBIES: string[];
export const REPLAYS: string[];
export function serve(): Promise<{ server: Server; address: string }>;
// biome-ignore lint/suspicious/noExplicitAny: a message is whatever its game shows
export function greeting(name: string): any;
export function pretend(page: Page): Promise<void>;
