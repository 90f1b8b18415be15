// The Vite plugin that gives the site its documentation.
import type { Plugin } from 'vite';
import { readDocs } from './pages.ts';
import { sectionsOf } from './sections.ts';

const name = 'virtual:docs';

/**
 * Provides `virtual:docs`, which lists the pages and loads each page as a separate module, and `virtual:docs/sections`,
 * the text of all pages for the search.
 */
export const docsPages = (root: string): Plugin => ({
  name: 'dragoman:docs',
  resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${name}`)) return undefined;
    const { groups, pages, files } = readDocs(root);
    for (const file of files) this.addWatchFile(file);
    if (id === `\0${name}/sections`)
      return `export const sections = ${JSON.stringify([...pages.values()].flatMap(sectionsOf))};`;
    if (id !== `\0${name}`) {
      const page = pages.get(id.slice(`\0${name}/page-`.length).replaceAll('~', '/'));
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
  },
});
