/** Types for Vue's templates: every widget's tag, with attributes in both spellings and its events. */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { CamelCase } from '#core/element/contract/contract.ts';
import type { Markup } from './markup.ts';

type Handlers<Events> = {
  [Name in keyof Events & string as `on${Capitalize<CamelCase<Name> & string>}`]?: (
    event: Events[Name],
  ) => void;
};

type Own<Tag extends keyof Markup> = Markup[Tag]['attributes'] & Handlers<Markup[Tag]['events']>;

type Elements = {
  [Tag in keyof Markup]: DefineComponent<Own<Tag> & Omit<HTMLAttributes, keyof Own<Tag>>>;
};

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
