/** Marshmallow Test. */
export { default } from "./Table.svelte";
