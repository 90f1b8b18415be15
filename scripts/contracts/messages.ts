// docs/texts.md: every text that a page can replace, by its message key.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { table } from './tables.ts';

/** The catalogues that several widgets share. */
const shared = [
  'src/i18n/core',
  'src/i18n/level',
  'src/i18n/request',
  'src/kit/conversation/ask-question',
  'src/kit/request/request-steps',
  'src/kit/task/task',
];

/** One table for each widget, then those of the texts that several widgets share. */
export async function textsPage(root: string): Promise<string> {
  const widgets = readdirSync(join(root, 'widgets'))
    .filter((name) => existsSync(join(root, 'widgets', name, `${name}.messages.ts`)))
    .sort();
  const own = await Promise.all(
    widgets.map(async (name) => [`## ${name}`, textTable(await catalogues(root, `widgets/${name}/${name}`))]),
  );
  const common = await Promise.all(shared.map((file) => catalogues(root, file)));
  return [...own.flat(), '## Shared by several widgets', textTable(common.flat())].join('\n\n');
}

async function catalogues(root: string, file: string): Promise<Catalogue[]> {
  const exported: object = await import(pathToFileURL(join(root, `${file}.messages.ts`)).href);
  return Object.values(exported).filter(isCatalogue);
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'loaders' in value;

const textTable = (found: readonly Catalogue[]): string =>
  table(
    ['Key', 'English'],
    found
      .flatMap(({ en }) => Object.entries(en))
      .map(([key, message]) => [`\`${key}\``, withPlaceholders(message)]),
  );

/** The text with `{name}` in place of each value, as an override writes it. */
function withPlaceholders(message: unknown): string {
  if (typeof message !== 'function') return cell(String(message));
  const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
  try {
    const text: unknown = message(names);
    return typeof text === 'string' ? cell(text) : '';
  } catch {
    // The text depends on a value, such as a list.
    return '';
  }
}

const cell = (text: string): string => `\`${text.replaceAll('`', '’').replaceAll('\n', ' ')}\``;
