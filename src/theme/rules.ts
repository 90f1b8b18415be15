/** The class names and animations in use, with their rules, for the shared style sheet. */
const rules = new Map<string, string>();
const listeners = new Set<(pieces: readonly string[]) => void>();

/** Adds the rules of one class name or animation, once, and returns the name. In them `&` stands for the class. */
export function addRules(name: string, text: string): string {
  if (!rules.has(name)) {
    const piece = text.replaceAll('&', `.${name}`);
    rules.set(name, piece);
    for (const listener of listeners) listener([piece]);
  }
  return name;
}

/** Receives all rules so far, then each new piece, until the returned function is called. */
export function onRules(listener: (pieces: readonly string[]) => void): () => void {
  listener([...rules.values()]);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The rules of one class name or animation.
 * @public `scripts/build/compile-styles.ts` loads this module and calls it.
 */
export const rulesOf = (name: string): string | undefined => rules.get(name);

/** The rules that some markup needs, in the order in which they were added. */
export function rulesFor(html: string): string {
  const names = new Set(html.match(/\bgo\d+\b/g));
  const pieces = [...rules.values()];
  const needed = new Set<string>();
  // A rule may name an animation, which is a piece of its own.
  for (const piece of [...pieces].reverse()) {
    const own = piece.match(/\bgo\d+\b/g) ?? [];
    if (!own.some((name) => names.has(name))) continue;
    needed.add(piece);
    for (const name of own) names.add(name);
  }
  return pieces.filter((piece) => needed.has(piece)).join('');
}

/** Joins class names, without those that are absent: `classes(card, wide && wideCard)`. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
