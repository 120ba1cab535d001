declare module "texts:*" {
  const source: string;
  export default source;
}

declare module "advice:*" {
  const source: string;
  export default source;
}

declare module "introductions:*" {
  const source: string;
  export default source;
}

declare module "rules:all" {
  export interface Page {
    examples: string[];
    rules: { id: string; kinds: string[] }[];
    text: string;
  }
  const pages: Record<string, () => Promise<{ default: Page }>>;
  export default pages;
}
