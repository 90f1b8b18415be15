/** Types for Svelte's markup: every widget's tag, with events as Svelte 5 (`on…`) and 4 (`on:…`) write them. */
import type { HTMLAttributes } from 'svelte/elements';
import type { Markup } from './markup.ts';

type Handlers<Events> = {
  [Name in keyof Events & string as `on${Name}` | `on:${Name}`]?: (event: Events[Name]) => void;
};

type Own<Tag extends keyof Markup> = Markup[Tag]['attributes'] & Handlers<Markup[Tag]['events']>;

type Elements = {
  [Tag in keyof Markup]: Own<Tag> & Omit<HTMLAttributes<Markup[Tag]['element']>, keyof Own<Tag>>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
