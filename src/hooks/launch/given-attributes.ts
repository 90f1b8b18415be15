import { withheld } from '#core/element/contract/withheld.ts';

/** Attributes of every widget, which the widget inside has too. */
export const commonAttributes: readonly string[] = [
  'api-url',
  'locale',
  'theme',
  'theme-from',
  'partner',
  'analytics',
  'consent',
  'demo',
];

/** The attributes for the widget inside a launcher: its `data-*` without the prefix, and those of every widget. */
export function givenAttributes(launcher: Element): [name: string, value: string][] {
  return [...launcher.attributes].flatMap(({ name, value }): [string, string][] => {
    if (commonAttributes.includes(name)) return [[name, value]];
    return name.startsWith('data-') && !withheld.test(name) ? [[name.slice('data-'.length), value]] : [];
  });
}

/** Why a dialog was closed: `done` where somebody has signed in, `removed` where the page took it out. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'back' | 'done' | 'removed';
