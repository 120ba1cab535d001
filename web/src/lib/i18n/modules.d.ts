declare module "texts:*" {
  const source: string;
  export default source;
}

declare module "topics:all" {
  const topics: Record<string, () => Promise<{ default: string }>>;
  export default topics;
}

declare module "game:all" {
  const games: Record<string, () => Promise<{ default: string }>>;
  export default games;
}

declare module "games:all" {
  /** The games in the order of the home page. */
  const games: { id: string; usual: number; shown: string[] }[];
  export default games;
}

declare module "rules:all" {
  /** A picture of a rule. The other fields are for the game's own `Picture.svelte`. */
  export interface Picture {
    cards?: string;
    trick?: string;
    wins?: string;
    dead?: string;
    hand?: string;
    no?: string;
    piles?: Record<string, number>;
  }
  export interface Page {
    examples: string[];
    /** The main rules of the phases. */
    phases?: Record<string, string>;
    rules: { id: string; kinds: string[] }[];
    pictures: Record<string, Picture[]>;
    text: string;
  }
  const pages: Record<string, () => Promise<{ default: Page }>>;
  export default pages;
}

declare module "subset-font" {
  export default function subset(font: Buffer, letters: string, options: { targetFormat: "woff2" }): Promise<Buffer>;
}

declare module "virtual:engine" {
  /** The engine's files, or null if it was not built into this client. */
  const files: { archive: string; loader: string; script: string } | null;
  export default files;
}
