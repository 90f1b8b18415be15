// The search in the documentation. It contains the text of all pages, so it is loaded when somebody searches.
import { sections } from 'virtual:docs/sections';
import MiniSearch from 'minisearch';
import type { DocsSection } from './page.ts';

export interface Match extends DocsSection {
  /** The words around the first match. */
  excerpt: { text: string; isMatch: boolean }[];
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name such as `minPrice` is found by the whole name and by each of its words. */
const words = (text: string): string[] => [
  ...new Set([...splitWords(text), ...splitWords(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))]),
];

const index = new MiniSearch<DocsSection & { key: number }>({
  idField: 'key',
  fields: ['heading', 'pageTitle', 'text'],
  tokenize: words,
  processTerm: (term) => term,
  searchOptions: {
    boost: { heading: 4, pageTitle: 2 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 1 : false),
  },
});
index.addAll(sections.map((section, key) => ({ ...section, key })));

/** At most twenty sections with all words of `query`, best first. */
export function searchDocs(query: string): Match[] {
  return index
    .search(query, { tokenize: splitWords })
    .slice(0, 20)
    .flatMap(({ id, terms }) => {
      const section = sections[id];
      return section ? [{ ...section, excerpt: excerptOf(section.text, terms) }] : [];
    });
}

function excerptOf(text: string, terms: readonly string[]): Match['excerpt'] {
  const found = new RegExp(`(${terms.map(escaped).join('|')})`, 'giu');
  const first = Math.max(0, text.search(found));
  const start = first < 40 ? 0 : text.lastIndexOf(' ', first - 30) + 1;
  const end = text.indexOf(' ', start + 120);
  const piece = `${start ? '… ' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`;
  return piece.split(found).map((part, place) => ({ text: part, isMatch: place % 2 === 1 }));
}

const escaped = (term: string): string => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
