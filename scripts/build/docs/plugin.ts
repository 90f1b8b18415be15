// The Vite plugin that gives the site its documentation.
import type { Plugin } from 'vite';
import { importDerived } from '#scripts/build/derived.mjs';
import { type Docs, readDocs, sectionsOf } from './pages.ts';

const name = 'virtual:docs';

/**
 * Provides `virtual:docs`, which lists the pages and loads each page as a separate module, and `virtual:docs/sections`,
 * the text of all pages for the search.
 */
export function docsPages(root: string): Plugin {
  let docs: Docs | undefined;
  return {
    name: 'dragoman:docs',
    watchChange: () => {
      docs = undefined;
    },
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined;
      docs ??= readDocs(root, await (await importDerived(root)).textTables(root));
      for (const file of docs.files) this.addWatchFile(file);
      return moduleOf(id.slice(1), docs);
    },
  };
}

function moduleOf(id: string, { groups, pages }: Docs): string {
  if (id === `${name}/sections`)
    return `export const sections = ${JSON.stringify([...pages.values()].flatMap(sectionsOf))};`;
  if (id !== name) {
    const page = pages.get(id.slice(`${name}/page-`.length).replaceAll('~', '/'));
    return `export const page = ${JSON.stringify(page)};`;
  }
  const loaders = [...pages.keys()].map(
    (path) =>
      `  ${JSON.stringify(path)}: async () => (await import('${name}/page-${path.replaceAll('/', '~')}')).page,`,
  );
  return [
    `export const groups = ${JSON.stringify(groups)};`,
    'export const pages = {',
    ...loaders,
    '};',
  ].join('\n');
}
