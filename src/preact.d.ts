/** Types for JSX in Preact: every widget's tag, with attributes in both spellings and events as `on…`. */
import type { JSX } from 'preact';
import type { Markup } from './markup.ts';

type Handlers<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };

type Own<Tag extends keyof Markup> = Markup[Tag]['attributes'] & Handlers<Markup[Tag]['events']>;

type Elements = {
  [Tag in keyof Markup]: Own<Tag> & Omit<JSX.HTMLAttributes<Markup[Tag]['element']>, keyof Own<Tag>>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
