/** Part of a text: plain, or a link. */
export interface TextPart {
  text: string;
  href?: string;
  /** Its position in the text, a key for equal parts. */
  at: number;
}

const urlPattern = /\bhttps?:\/\/[^\s<>"“”«»]+/gi;

/** Cuts off punctuation that ends a sentence. A closing bracket belongs to the URL if it was opened in it. */
function withoutPunctuation(found: string): string {
  let end = found.length;
  while (end > 0) {
    const head = found.slice(0, end);
    const closesNothing = head.endsWith(')') && head.split('(').length <= head.split(')').length - 1;
    if (!closesNothing && !/[.,;:!?'’\]}…]$/.test(head)) break;
    end -= 1;
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
