import type { Server } from "node:http";
import type { Page } from "playwright-core";

export const CHROMIUM: string;
export const STATIC: string;
export const SCENES: string[];
export const LOBBIES: string[];
export const REPLAYS: string[];
export const SHOWN: unknown;
export function serve(): Promise<{ server: Server; address: string }>;
// biome-ignore lint/suspicious/noExplicitAny: the message depends on the game
export function greeting(name: string): any;
export function mockServer(page: Page): Promise<void>;
