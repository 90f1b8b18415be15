// Every text that a page can replace, by its message key.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { table } from './tables.ts';

/** The catalogues that several widgets share. */
const shared = ['core', 'forms', 'sign-in', 'tasks'].map((name) => `src/i18n/${name}.messages.ts`);

/** One table for each widget, then those of the texts that several widgets share. */
export async function textTables(root: string): Promise<string> {
  const widgets = readdirSync(join(root, 'widgets'))
    .filter((name) => existsSync(join(root, 'widgets', name, `${name}.messages.ts`)))
    .sort();
  const own = await Promise.all(
    widgets.map(async (name) => {
      const found = await catalogues(root, `widgets/${name}/${name}.messages.ts`);
      return [`## ${name}`, textTable(found)];
    }),
  );
  const common = await Promise.all(shared.map((file) => catalogues(root, file)));
  return [...own.flat(), '## Shared by several widgets', textTable(common.flat())].join('\n\n');
}

async function catalogues(root: string, file: string): Promise<Catalogue[]> {
  const exported: object = await import(pathToFileURL(join(root, file)).href);
  return Object.values(exported).filter(isCatalogue);
}

/** The keys of all texts that a page can replace, sorted. */
export async function messageKeys(root: string): Promise<string[]> {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );
  const english = files.filter((file) => /\/[\w-]+\.messages\.ts$/.test(file));
  const found = await Promise.all(english.map((file) => catalogues(root, file)));
  return [...new Set(found.flat().flatMap(({ en }) => Object.keys(en)))].sort();
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'loaded' in value;

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
