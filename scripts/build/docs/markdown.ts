import { marked, type Token, type Tokens } from 'marked';
import type { DocsElement, DocsHeading, DocsNode } from '#site/docs/page.ts';

export interface Document {
  title: string;
  headings: DocsHeading[];
  body: DocsNode[];
}

/** Reads Markdown into elements. `address` says where a link of the file leads on the site, if it does. */
export function readMarkdown(text: string, address: (href: string) => string | undefined): Document {
  const ids = new Map<string, number>();
  const headings: DocsHeading[] = [];
  let title = '';

  const idOf = (words: string): string => {
    const id = slug(words);
    const times = ids.get(id) ?? 0;
    ids.set(id, times + 1);
    return times ? `${id}-${times}` : id;
  };

  const all = (tokens: Token[] | undefined): DocsNode[] => (tokens ?? []).flatMap(node);
  const element = (tag: string, children: DocsNode[], attributes?: DocsElement['attributes']): DocsNode[] => [
    { tag, ...(attributes && { attributes }), children },
  ];

  function node(token: Token): DocsNode[] {
    switch (token.type) {
      case 'space':
      case 'br':
        return [];
      case 'text':
        return token.tokens ? all(token.tokens) : [plain(token.text)];
      case 'escape':
        return [token.text];
      case 'paragraph':
        return element('p', all(token.tokens));
      case 'strong':
      case 'em':
      case 'blockquote':
        return element(token.type, all(token.tokens));
      case 'codespan':
        return element('code', [token.text]);
      case 'hr':
        return element('hr', []);
      case 'heading':
        return heading(token as Tokens.Heading);
      case 'link':
        return link(token as Tokens.Link);
      case 'list':
        return list(token as Tokens.List);
      case 'code':
        return code(token as Tokens.Code);
      case 'table':
        return table(token as Tokens.Table);
      case 'image':
        return [token.text];
      case 'html':
        if (/^\s*<!--[\s\S]*-->\s*$/.test(token.raw)) return [];
        throw new Error(`Raw HTML has no place in the documentation: ${token.raw.trim()}`);
      default:
        throw new Error(`The documentation does not know how to show "${token.type}".`);
    }
  }

  function heading({ depth, tokens }: Tokens.Heading): DocsNode[] {
    const children = all(tokens);
    const words = textOf(children);
    if (depth === 1) {
      title = words;
      return element('h1', children);
    }
    const id = idOf(words);
    if (depth === 2) headings.push({ id, text: words });
    return element(`h${depth}`, children, { id });
  }

  function link({ href, tokens }: Tokens.Link): DocsNode[] {
    const target = address(href);
    return target === undefined ? all(tokens) : element('a', all(tokens), { href: target });
  }

  const list = ({ ordered, items }: Tokens.List): DocsNode[] =>
    element(
      ordered ? 'ol' : 'ul',
      items.flatMap((item) => element('li', all(item.tokens))),
    );

  const table = ({ header, rows }: Tokens.Table): DocsNode[] => {
    const row = (cells: Tokens.TableCell[], tag: string) =>
      element(
        'tr',
        cells.flatMap((cell) => element(tag, all(cell.tokens))),
      );
    const head = element('thead', row(header, 'th'));
    const body = element(
      'tbody',
      rows.flatMap((cells) => row(cells, 'td')),
    );
    return element('table', [...head, ...body]);
  };

  return { body: all(marked.lexer(text)), title, headings };
}

/** Markup that places a widget is shown at work. */
function code({ text, lang = '' }: Tokens.Code): DocsNode[] {
  const isExample = lang === 'html' && /<dragoman-|data-dragoman/.test(text);
  return [{ tag: isExample ? 'example' : 'code-block', attributes: { code: text, language: lang } }];
}

/** Marked writes for HTML; what is shown as text needs none of its entities. */
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (nodes: DocsNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('');

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
