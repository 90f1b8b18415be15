/** Part of a text: plain, or a link. */
export interface TextPart {
  text: string;
  href?: string;
  /** Its position in the text, a key for equal parts. */
  at: number;
}

const urlPattern = /\bhttps?:\/\/[^\s<>"“”«»]+/gi;

/**
 * Cuts off punctuation that ends a sentence. A closing bracket belongs to the URL if it was opened in it. The brackets are
 * counted once: a text of nothing but brackets takes no longer than another of its length.
 */
function withoutPunctuation(found: string): string {
  let unopened = found.split(')').length - found.split('(').length;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const closesNothing = last === ')' && unopened > 0;
    if (!closesNothing && !/[.,;:!?'’\]}…]/.test(last)) break;
    if (last === ')') unopened -= 1;
  }
  return found.slice(0, end);
}

/** Splits a text into plain parts and links for its http(s) URLs. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(urlPattern)) {
    const found = withoutPunctuation(match);
    if (!URL.canParse(found)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), at: from });
    parts.push({ text: found, href: new URL(found).href, at: index });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), at: from });
  return parts;
}
