/** What a page has written wrong outside its elements: tags, placeholders, settings, message keys, the font. */

import { messageKeys } from 'virtual:derived/message-keys';
import type { Finding } from '#core/element/contract/finding.ts';
import { launchable } from '#core/element/contract/launchable.ts';
import { widgets } from '#core/element/contract/widget-names.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { settingNames } from '#core/runtime/setting-names.ts';
import { suggestion } from './finding-texts.ts';
import { opened, unknownPlaceholders, unknownSettings, unknownTags } from './page-problems.ts';

const names = widgets.split(' ');
const tags = names.map((name) => `dragoman-${name}`);
const once = (found: readonly string[]) => [...new Set(found)];

export const pageFindings = (): Finding[] => [
  ...once(unknownTags()).map(
    (tag): Finding => ({
      code: 'unknown-element',
      level: 'error',
      message: `There is no element <${tag}>`,
      fix: `${suggestion(tag, tags)}The elements are: ${tags.join(', ')}.`,
    }),
  ),
  ...once(unknownPlaceholders()).map(
    (name): Finding => ({
      code: 'unknown-element',
      level: 'error',
      message: `data-dragoman="${name}" names no element`,
      fix: `${suggestion(name.replace(/^dragoman-/, ''), names)}It takes: ${names.join(', ')}.`,
    }),
  ),
  ...once(opened())
    .filter((name) => !(launchable as readonly string[]).includes(name))
    .map(
      (name): Finding => ({
        code: 'unknown-element',
        level: 'error',
        message: `data-dragoman-open="${name}" names no element that opens in a dialog`,
        fix: `${suggestion(name.replace(/^dragoman-/, ''), launchable)}It takes: ${launchable.join(', ')}.`,
      }),
    ),
  ...unknownSettings().map(
    (name): Finding => ({
      code: 'unknown-setting',
      level: 'warning',
      message: `Dragoman.configure() has no setting "${name}"`,
      fix: `${suggestion(name, [...settingNames, 'messages'])}Its settings are: ${settingNames.join(', ')}, messages.`,
    }),
  ),
  ...messageFindings(pageGlobals().configuration.messages ?? {}, 'Dragoman.configure({ messages })'),
];

/** Keys that replace no text of any element. */
export function messageFindings(messages: MessageOverrides, where: string): Finding[] {
  const known = messageKeys.split(' ');
  return Object.keys(messages)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      code: 'unknown-message',
      level: 'warning',
      message: `${where} has the key "${key}", which no text has`,
      fix: `${suggestion(key, known)}docs/texts.md lists all keys.`,
    }));
}

/** A custom property takes `inherit` as "the variable of the parent", which the page cannot have meant. */
export function fontFinding(host: Element): Finding | undefined {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(rulesOf);
  const isInherited = ({ style, selectorText }: CSSStyleRule) =>
    style.getPropertyValue('--dragoman-font').trim() === 'inherit' && host.closest(selectorText) !== null;
  const inline = host.closest<HTMLElement>('[style*="--dragoman-font"]')?.style;
  if (inline?.getPropertyValue('--dragoman-font').trim() !== 'inherit' && !rules.some(isInherited))
    return undefined;
  return {
    code: 'inherited-font',
    level: 'warning',
    message: '--dragoman-font: inherit takes the variable of the parent, not its font',
    fix: 'did you mean "page"? --dragoman-font: page takes the font of the element’s place in the page.',
  };
}

function rulesOf(sheet: CSSStyleSheet): CSSStyleRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  } catch {
    // A style sheet of another origin.
    return [];
  }
}
