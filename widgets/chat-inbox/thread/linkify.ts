/** A piece of a text: plain, or an address in it that may be followed. */
export interface Piece {
  text: string;
  href?: string;
  /** Where it begins, which tells equal pieces apart. */
  at: number;
}

const address = /\bhttps?:\/\/[^\s<>"“”«»]+/gi;

/** Marks that end a sentence rather than an address; a closing bracket belongs to one that was opened in it. */
function trimmed(found: string): string {
  let end = found.length;
  while (end > 0) {
    const head = found.slice(0, end);
    const closesNothing = head.endsWith(')') && head.split('(').length <= head.split(')').length - 1;
    if (!closesNothing && !/[.,;:!?'’\]}…]$/.test(head)) break;
    end -= 1;
  }
  return found.slice(0, end);
}

/** A text in pieces, its http(s) addresses apart from the rest. */
export function linkify(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(address)) {
    const found = trimmed(match);
    if (!URL.canParse(found)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), at: from });
    pieces.push({ text: found, href: new URL(found).href, at: index });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), at: from });
  return pieces;
}
