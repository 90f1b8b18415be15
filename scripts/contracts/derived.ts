// What builds and tests make from the contracts and the catalogues of texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractDeclaration } from './declarations.ts';
import { htmlData, manifest, webTypes } from './manifest.ts';
import { messageKeys } from './messages.ts';
import { readWidgets, type Widget } from './read.ts';
import { elementFacts, factsOnEveryElement } from './site.ts';
import { variables } from './tables.ts';

export { textTables } from './messages.ts';

/** The modules that a build imports as `virtual:derived/…`; their types stand in `derived.d.ts` beside who imports them. */
const modules: Readonly<Record<string, (root: string) => Promise<Record<string, unknown>>>> = {
  'public-attributes': async (root) => ({ publicAttributes: publicAttributes(await readWidgets(root)) }),
  'message-keys': async (root) => ({ messageKeys: (await messageKeys(root)).join(' ') }),
  /** What the embed builder makes its controls from. */
  elements: async (root) => ({
    onEveryElement: factsOnEveryElement,
    elements: (await readWidgets(root)).map(elementFacts),
    tokens: variables,
  }),
};

export async function derivedModule(name: string, root: string): Promise<string> {
  const values = await modules[name]?.(root);
  if (!values) throw new Error(`Nothing derives "${name}"; there are ${Object.keys(modules).join(', ')}.`);
  return Object.entries(values)
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** The files that these modules are made from. */
export const sources = (root: string): string[] =>
  ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.contract\.ts$|\.messages\.ts$|contract[\\/][\w-]+\.ts$|tokens\.ts$/.test(file))
      .map((file) => join(root, folder, file)),
  );

/** The published descriptions of all elements, by file name. */
export async function publishedFiles(root: string): Promise<Record<string, object>> {
  const widgets = await readWidgets(root);
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    'custom-elements.json': manifest(widgets),
    'vscode.html-data.json': htmlData(widgets),
    'web-types.json': webTypes(widgets, name, version),
  };
}

/** The published declaration of each contract, by the name of its widget. */
export async function contractDeclarations(root: string): Promise<Record<string, string>> {
  const widgets = await readWidgets(root);
  return Object.fromEntries(widgets.map((widget) => [widget.name, contractDeclaration(widget)]));
}

/** Attributes that do not affect prerendered HTML: backend, colour scheme, time of loading, sample data. */
const notRendered = ['api-url', 'theme', 'theme-from', 'load', 'demo', 'analytics', 'consent', 'sync-url'];

/** Widgets that a backend can prerender, with the attributes that it needs for that. */
const publicAttributes = (widgets: Widget[]): Record<string, string> =>
  Object.fromEntries(
    widgets
      .filter(({ contract }) => contract.isPublic)
      .map(({ name, contract }) => [
        name,
        Object.keys(contract.attributes)
          .filter((attribute) => !notRendered.includes(attribute))
          .join(' '),
      ]),
  );
