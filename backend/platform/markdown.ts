/** Turns Markdown into data that the site renders as React elements. */
import type { TextElement, TextNode } from '@dragoman/widgets/domain/text-node.ts';
import { decodeHTML } from 'entities';
import { marked, type Token, type Tokens } from 'marked';

export type { Token, Tokens };

export interface MarkdownText {
  /** The first level's heading. */
  title: string;
  /** Those of the second level. */
  headings: { id: string; text: string }[];
  body: TextNode[];
}

interface MarkdownRules {
  /** Returns where a link leads on the site, or undefined if it leads nowhere. */
  address(href: string): string | undefined;
  /** Returns what stands for a token in this kind of text, or undefined where it is read as in all kinds. */
  special(token: Token): TextNode[] | undefined;
}

export function readMarkdown(text: string, { address, special }: MarkdownRules): MarkdownText {
  const ids = new Map<string, number>();
  const headings: MarkdownText['headings'] = [];
  let title = '';

  const idOf = (text: string): string => {
    const id = slug(text);
    const times = ids.get(id) ?? 0;
    ids.set(id, times + 1);
    return times ? `${id}-${times}` : id;
  };

  const all = (tokens: Token[] | undefined): TextNode[] => (tokens ?? []).flatMap(node);
  const element = (tag: string, children: TextNode[], attributes?: TextElement['attributes']): TextNode[] => [
    { tag, ...(attributes && { attributes }), children },
  ];

  function node(token: Token): TextNode[] {
    const own = special(token);
    if (own) return own;
    switch (token.type) {
      case 'space':
      case 'br':
        return [];
      case 'text':
        return token.tokens ? all(token.tokens) : [plainText(token.text)];
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
      case 'table':
        return table(token as Tokens.Table);
      case 'image':
        return [token.text];
      default:
        throw new Error(`Markdown cannot contain "${token.type}" here: ${token.raw.trim()}`);
    }
  }

  function heading({ depth, tokens }: Tokens.Heading): TextNode[] {
    const children = all(tokens);
    const text = wordsOf(children);
    if (depth === 1) {
      title ||= text;
      return element('h1', children);
    }
    const id = idOf(text);
    if (depth === 2) headings.push({ id, text });
    return element(`h${depth}`, children, { id });
  }

  function link({ href, tokens }: Tokens.Link): TextNode[] {
    const target = address(href);
    return target === undefined ? all(tokens) : element('a', all(tokens), { href: target });
  }

  const list = ({ ordered, start, items }: Tokens.List): TextNode[] =>
    element(
      ordered ? 'ol' : 'ul',
      items.flatMap((item) => element('li', all(item.tokens))),
      ordered && start && start !== 1 ? { start: String(start) } : undefined,
    );

  const table = ({ header, rows }: Tokens.Table): TextNode[] => {
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

/** The words of a text without its elements. */
export const wordsOf = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children ?? []))).join('');

export const isComment = ({ raw }: Token): boolean => /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(raw);

/** React escapes text for HTML, so this resolves the references that writers and Marked have put into it. */
export const plainText = (text: string): string => decodeHTML(text);

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
