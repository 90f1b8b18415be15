/** Finds what a page has written wrong outside its elements. Small: pages without problems load no more than this. */
import { widgets } from '#core/element/contract/widget-names.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { settingNames } from '#core/runtime/setting-names.ts';

const known: readonly string[] = widgets.split(' ');
const prefix = 'dragoman-';

/** Tags that look like ours, and that no script has defined. */
export const unknownTags = (): string[] =>
  [...document.querySelectorAll(':not(:defined)')]
    .map(({ localName }) => localName)
    .filter((tag) => tag.startsWith(prefix) && !known.includes(tag.slice(prefix.length)));

/** The values of placeholders that name no widget. */
export const unknownPlaceholders = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-dragoman]')]
    .map(({ dataset }) => dataset.dragoman ?? '')
    .filter((name) => !known.includes(name));

/** What the page's links and buttons open. */
export const opened = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-dragoman-open]')].map(
    ({ dataset }) => dataset.dragomanOpen ?? '',
  );

const unknownOpeners = () => opened().filter((name) => !known.includes(name));

/** The names of settings that there are not, from `configure`. */
export const unknownSettings = (): string[] =>
  Object.keys(pageGlobals().configuration).filter(
    (name) => name !== 'messages' && !(settingNames as readonly string[]).includes(name),
  );

export const hasPageProblem = (): boolean =>
  [unknownTags, unknownPlaceholders, unknownOpeners, unknownSettings].some((find) => find().length > 0);
