/** Types for JSX in Solid: every widget's tag, with `attr:`, `prop:` and `on:` as Solid writes them. */
import type { JSX } from 'solid-js';
import type { Markup } from './markup.ts';

type Handlers<Events> = {
  [Name in keyof Events & string as `on:${Name}`]?: (event: Events[Name]) => void;
};

type Prefixed<Attributes> = {
  [Name in keyof Attributes & string as `attr:${Name}` | `prop:${Name}`]?: Attributes[Name];
};

type Own<Tag extends keyof Markup> = Markup[Tag]['attributes'] &
  Prefixed<Markup[Tag]['attributes']> &
  Handlers<Markup[Tag]['events']>;

type Elements = {
  [Tag in keyof Markup]: Own<Tag> & Omit<JSX.HTMLAttributes<Markup[Tag]['element']>, keyof Own<Tag>>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
