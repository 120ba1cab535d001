/** What a game brings to the client: its folder `games/<id>/` has an `index.ts` with these exports. */
import type { Component } from "svelte";
import type { View } from "../wire/wire";

export interface GameModule {
  /** The table. It takes a controller with the view of its own game. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  default: Component<any>;
  /** Turns the face-down cards on the table up, from the views of their owners. Hands are shown separately. */
  // biome-ignore lint/suspicious/noExplicitAny: the views are those of this game
  turnedUp?: (view: any, views: any[]) => View;
}
