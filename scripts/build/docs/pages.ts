// Reads the documentation: its pages, their order in the navigation, and their sections for the search.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsFiles, docsPathOf, linkedDocsPath } from '#backend/features/site/docs.ts';
import { isComment, readMarkdown, type Token, type Tokens, wordsOf } from '#backend/platform/markdown.ts';
import type { TextNode } from '#core/domain/text-node.ts';
import type { DocsGroup, DocsPage, DocsSection } from '#site/docs/page.ts';

/** The pages of the documentation by path, and their groups in the order of docs/README.md. */
export interface Docs {
  groups: DocsGroup[];
  pages: Map<string, DocsPage>;
  files: string[];
}

/** `texts` are the tables of all texts, which stand in the documentation at the comment `<!-- texts -->`. */
export function readDocs(root: string, texts: string): Docs {
  const files = docsFiles();
  const pages = new Map(files.map((file) => [docsPathOf(file), readPage(root, file, texts)]));
  return { groups: groupsOf(pages), pages, files: files.map((file) => join(root, file)) };
}

function readPage(root: string, file: string, texts: string): DocsPage {
  const address = (href: string): string | undefined => {
    if (/^(https?:|mailto:|#)/.test(href)) return href;
    // A link to a page of the site.
    if (href.startsWith('/')) return href;
    const linked = linkedDocsPath(file, href);
    return linked === undefined ? undefined : `/Docs/${linked}`.replace(/\/(?=$|#)/, '');
  };
  const markdown = readFileSync(join(root, file), 'utf8').replace('<!-- texts -->', () => texts);
  return { path: docsPathOf(file), ...readMarkdown(markdown, { address, special }) };
}

function special(token: Token): TextNode[] | undefined {
  if (token.type === 'code') return code(token as Tokens.Code);
  return token.type === 'html' && isComment(token) ? [] : undefined;
}

/** Code with a widget becomes a live example. */
function code({ text, lang = '' }: Tokens.Code): TextNode[] {
  const isExample = lang === 'html' && /<dragoman-|data-dragoman/.test(text);
  return [{ tag: isExample ? 'example' : 'code-block', attributes: { code: text, language: lang } }];
}

/** The headings of the first page with the links below them. Pages that it does not link come last. */
function groupsOf(pages: Map<string, DocsPage>): DocsGroup[] {
  const groups: DocsGroup[] = [];
  for (const node of pages.get('')?.body ?? []) {
    if (typeof node === 'string') continue;
    if (node.tag === 'h2') groups.push({ title: wordsOf([node]), entries: [] });
    for (const path of linksIn(node)) {
      const page = pages.get(path);
      if (page) groups.at(-1)?.entries.push({ path, title: page.title });
    }
  }
  const listed = new Set(groups.flatMap(({ entries }) => entries.map(({ path }) => path)));
  const others = [...pages.values()].filter(({ path }) => path && !listed.has(path));
  const group = (title: string, found: DocsPage[]) =>
    found.length ? [{ title, entries: found.map(({ path, title: name }) => ({ path, title: name })) }] : [];
  return [
    ...groups.filter(({ entries }) => entries.length),
    ...group(
      'More',
      others.filter(({ path }) => !path.startsWith('elements/')),
    ),
    ...group(
      'Elements',
      others.filter(({ path }) => path.startsWith('elements/')),
    ),
  ];
}

const linksIn = (node: TextNode): string[] => {
  if (typeof node === 'string') return [];
  const found = /^\/Docs\/([^#]+)/.exec(node.attributes?.href ?? '')?.[1];
  return [...(found ? [found] : []), ...(node.children ?? []).flatMap(linksIn)];
};

export function sectionsOf({ path, title, body }: DocsPage): DocsSection[] {
  const sections: DocsSection[] = [{ page: path, pageTitle: title, id: '', heading: title, text: '' }];
  for (const node of body) {
    const section = sections.at(-1);
    if (typeof node !== 'string' && /^h[23]$/.test(node.tag))
      sections.push({
        page: path,
        pageTitle: title,
        id: node.attributes?.id ?? '',
        heading: wordsIn(node),
        text: '',
      });
    else if (section && (typeof node === 'string' || node.tag !== 'h1'))
      section.text = `${section.text} ${wordsIn(node)}`.trim();
  }
  return sections;
}

const blocks = /^(p|li|tr|td|th|table|thead|tbody|ul|ol|blockquote|h\d)$/;

function wordsIn(node: TextNode): string {
  if (typeof node === 'string') return node;
  const text = node.attributes?.code ?? (node.children ?? []).map(wordsIn).join('');
  return blocks.test(node.tag) ? `${text.trim()} ` : text;
}
