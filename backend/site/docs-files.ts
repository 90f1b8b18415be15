/**
 * The documentation's Markdown files and where the site shows them: `docs/theming.md` at `/Docs/theming`, the README of a
 * widget at `/Docs/elements/<widget>`, `docs/README.md` at `/Docs`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from '#backend/project-root.ts';

const index = 'docs/README.md';

/** All files: the first page, the guides and references, then the README of each widget. */
export const docsFiles = (): string[] => [
  index,
  ...readdirSync(inProject('docs'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => `docs/${name}`),
  ...readdirSync(inProject('widgets'))
    .sort()
    .map((name) => `widgets/${name}/README.md`)
    .filter((file) => existsSync(inProject(file))),
];

/** The path below `/Docs/`; empty for the first page. */
export const docsPathOf = (file: string): string =>
  file === index
    ? ''
    : file.replace(/^docs\/(.+)\.md$/, '$1').replace(/^widgets\/(.+)\/README\.md$/, 'elements/$1');

/** The file that the site shows at a path, in any case. */
export function docsFileAt(path: string): string | undefined {
  const [found, isElement, name] = /^\/docs(?:\/(elements\/)?([a-z-]+))?\/?$/.exec(path.toLowerCase()) ?? [];
  if (!found) return undefined;
  const file = name ? (isElement ? `widgets/${name}/README.md` : `docs/${name}.md`) : index;
  return existsSync(inProject(file)) ? file : undefined;
}

/** The path below `/Docs/` of the file that a link of `file` names, with its fragment; undefined for other files. */
export function linkedDocsPath(file: string, href: string): string | undefined {
  const [target = '', fragment] = href.split('#');
  const linked = posix.join(posix.dirname(file), target);
  const isPage = /^(docs\/[\w-]+|widgets\/[\w-]+\/README)\.md$/.test(linked) && existsSync(inProject(linked));
  return isPage ? docsPathOf(linked) + (fragment ? `#${fragment}` : '') : undefined;
}
