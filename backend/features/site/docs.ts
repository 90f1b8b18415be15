/** The documentation: its files, where the site shows them, and as Markdown. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from '#backend/project-root.ts';

const index = 'docs/README.md';

/**
 * The documentation's Markdown files and where the site shows them: `docs/theming.md` at `/Docs/theming`, the README
 * of a widget at `/Docs/elements/<widget>`, `docs/README.md` at `/Docs`. All files: the first page, the guides and
 * references, then the README of each widget.
 */
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

/**
 * The documentation as Markdown, for people and for their coding assistants. The Markdown at an address that ends in
 * `.md`, or at `/llms.txt`; undefined where there is none.
 */
export function docsMarkdown(path: string, origin: string): string | undefined {
  if (path === '/llms.txt') return overview(origin);
  const file = path.endsWith('.md') ? docsFileAt(path.slice(0, -'.md'.length)) : undefined;
  return file && readMarkdown(file, origin);
}

/** The heading of the documentation page at an address and its first sentences, for the head of the page. */
export function docsSummary(path: string, origin: string): { heading: string; lead: string } | undefined {
  const file = docsFileAt(path);
  if (!file) return undefined;
  const blocks = readMarkdown(file, origin).trim().split('\n\n');
  const [heading = '', lead = ''] = [blocks[0], blocks.slice(1).find((block) => /^[\w"“[`<]/.test(block))];
  return { heading: plainText(heading), lead: plainText(lead) };
}

const plainText = (markdown = ''): string =>
  oneLine(markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[#`<>*]/g, '')).trim();

/** With this marketplace in place of the example one, and with links that lead to Markdown. */
function readMarkdown(file: string, origin: string): string {
  return readFileSync(inProject(file), 'utf8')
    .replace(/^<!--.*-->\n/gm, '')
    .replace(/\]\((?!https?:|mailto:|#)([^)\s]+)\)/g, (link, href: string) => {
      if (href.startsWith('/')) return `](${origin}${href})`;
      const linked = linkedDocsPath(file, href);
      if (linked === undefined) return link;
      const [name = '', fragment] = linked.split('#');
      return `](${markdownAddress(name, origin)}${fragment ? `#${fragment}` : ''})`;
    })
    .replaceAll('https://dragoman.example', origin);
}

const markdownAddress = (name: string, origin: string): string =>
  `${origin}/Docs${name ? `/${name}` : ''}.md`;

/** In the form of https://llmstxt.org: the first page of the documentation, each element, and what programs read. */
function overview(origin: string): string {
  const [, ...sections] = readMarkdown('docs/README.md', origin).split(/^(?=## )/m);
  const elements = docsFiles()
    .filter((file) => file.startsWith('widgets/'))
    .map((file) => {
      const [title = '', summary = ''] = readMarkdown(file, origin).split('\n\n');
      return `- [${title.replace(/[#`<>]/g, '').trim()}](${markdownAddress(docsPathOf(file), origin)}): ${oneLine(summary)}`;
    });
  return [
    '# Dragoman',
    `> ${description()}`,
    `Every page of the documentation is Markdown at its address with \`.md\`. The marketplace of this site is \`${origin}\`.`,
    ...sections.map((section) => section.trim()),
    ['## Elements', '', ...elements].join('\n'),
    [
      '## For programs',
      '',
      `- [OpenAPI](${origin}/openapi.json): every call of the backend, with its fields, limits and errors`,
      `- [Integrity](${origin}/embed/integrity.json): the hash of every embed script`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

const description = (): string =>
  (JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { description: string }).description;

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
