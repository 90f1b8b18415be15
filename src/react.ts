/** Types for JSX in React 19: every widget's tag, with attributes in both spellings and events as `on…`. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { Markup } from './markup.ts';

type Handlers<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };

type Own<Tag extends keyof Markup> = Markup[Tag]['attributes'] & Handlers<Markup[Tag]['events']>;

type Elements = {
  [Tag in keyof Markup]: Own<Tag> &
    Omit<HTMLAttributes<Markup[Tag]['element']>, keyof Own<Tag>> &
    RefAttributes<Markup[Tag]['element']> & { class?: string };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
