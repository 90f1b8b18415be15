/** As much of Svelte's types as ours build on. */
export interface HTMLAttributes<Target> {
  class?: string;
  this?: Target;
}
export interface SvelteHTMLElements {
  p: HTMLAttributes<HTMLParagraphElement>;
}
