// docs/texts.md: every text that a page can replace, by its message key.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { table } from './tables.ts';

/** The catalogues that several widgets share. */
const shared = [
  'src/i18n/core.messages.ts',
  'src/i18n/level.messages.ts',
  'src/i18n/request.messages.ts',
  'src/kit/conversation/ask-question.messages.ts',
  'src/kit/request/request-steps.messages.ts',
  'src/kit/task/task.messages.ts',
];

/** `booked.messages.ts`, and not its translation `booked.messages.de.ts`. */
const isCatalogueFile = (file: string): boolean => /^[\w-]+\.messages\.ts$/.test(file);

/** One table for each widget, then those of the texts that several widgets share. */
export async function textsPage(root: string): Promise<string> {
  const widgets = readdirSync(join(root, 'widgets'))
    .filter((name) => existsSync(join(root, 'widgets', name, `${name}.messages.ts`)))
    .sort();
  const own = await Promise.all(
    widgets.map(async (name) => {
      const files = readdirSync(join(root, 'widgets', name)).filter(isCatalogueFile);
      // First those that the widget shows first.
      files.sort((a, b) => Number(b.startsWith(name)) - Number(a.startsWith(name)) || a.localeCompare(b));
      const found = await Promise.all(files.map((file) => catalogues(root, `widgets/${name}/${file}`)));
      return [`## ${name}`, textTable(found.flat())];
    }),
  );
  const common = await Promise.all(shared.map((file) => catalogues(root, file)));
  return [...own.flat(), '## Shared by several widgets', textTable(common.flat())].join('\n\n');
}

async function catalogues(root: string, file: string): Promise<Catalogue[]> {
  const exported: object = await import(pathToFileURL(join(root, file)).href);
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
