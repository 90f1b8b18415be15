// Turns Markdown into data that the site renders as React elements.
import { marked, type Token, type Tokens } from 'marked';
import type { DocsElement, DocsHeading, DocsNode } from '#site/docs/page.ts';

export interface Document {
  title: string;
  headings: DocsHeading[];
  body: DocsNode[];
}

/** Parses Markdown. `address` returns where a link leads on the site, or undefined if it leads nowhere. */
export function readMarkdown(text: string, address: (href: string) => string | undefined): Document {
  const ids = new Map<string, number>();
  const headings: DocsHeading[] = [];
  let title = '';

  const idOf = (text: string): string => {
    const id = slug(text);
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
        throw new Error(`The documentation must not contain raw HTML: ${token.raw.trim()}`);
      default:
        throw new Error(`The documentation cannot contain "${token.type}": no component renders it.`);
    }
  }

  function heading({ depth, tokens }: Tokens.Heading): DocsNode[] {
    const children = all(tokens);
    const text = textOf(children);
    if (depth === 1) {
      title = text;
      return element('h1', children);
    }
    const id = idOf(text);
    if (depth === 2) headings.push({ id, text });
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

/** Code with a widget becomes a live example. */
function code({ text, lang = '' }: Tokens.Code): DocsNode[] {
  const isExample = lang === 'html' && /<dragoman-|data-dragoman/.test(text);
  return [{ tag: isExample ? 'example' : 'code-block', attributes: { code: text, language: lang } }];
}

/** Marked escapes text for HTML. React escapes it too, so this removes the entities. */
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (nodes: DocsNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('');

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
