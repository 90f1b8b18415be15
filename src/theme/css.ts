import { css as gooberCss } from 'goober';

/**
 * goober writes into a `<style>` element by default, which a strict content security policy blocks and
 * Trusted Types turn into an exception. It only needs something with the shape of one, so it gets this
 * sink, which keeps each rule and tells whoever owns the page's constructable sheet about it.
 */
const listeners = new Set<(pieces: readonly string[]) => void>();
const pieces = new Set<string>();

const sink = {
  /** Always empty: goober would look for each rule in the text of all of them, which takes longer the more there are. */
  get data() {
    return '';
  },
  set data(written: string) {
    const rules = show(written);
    if (pieces.has(rules)) return;
    pieces.add(rules);
    for (const listener of listeners) listener([rules]);
  },
};

const styleElement = { nonce: '', parentNode: true, firstChild: sink };

// On a server it takes the target itself for the sink.
const target = Object.assign(sink, { querySelector: () => styleElement });

// The target only has the members goober reads; it is no element.
const bindTo = { target: target as unknown as HTMLElement };

/**
 * goober loses the thread where a selector goes on after parentheses or has a comma in them, as `:not([open]) > *`. What
 * stands in parentheses is passed through it in letters of no language.
 */
const open = '(),:';
const hidden = '\ue000\ue001\ue002\ue003';

const hide = (declarations: string): string =>
  declarations.replace(/[^{};]*:[\w-]+\([^{};]*(?={)/g, (selector) => {
    if (selector.trimStart().startsWith('@')) return selector;
    let depth = 0;
    return Array.from(selector, (letter) => {
      if (letter === '(') depth += 1;
      const shown = depth > 0 ? letterOf(hidden, open, letter) : letter;
      if (letter === ')') depth -= 1;
      return shown;
    }).join('');
  });

const show = (rules: string): string =>
  rules.replace(/[\ue000-\ue003]/g, (letter) => letterOf(open, hidden, letter));

const letterOf = (those: string, these: string, letter: string): string =>
  those[these.indexOf(letter)] ?? letter;

/** A class name for these declarations: ``const card = css`padding: 4px;` ``; the rule is written once a page. */
export const css = (parts: TemplateStringsArray, ...values: (string | number)[]): string =>
  gooberCss.call(bindTo, hide(String.raw({ raw: parts }, ...values)));

/** The name of an animation: ``keyframes`from { opacity: 0; }` ``. */
export const keyframes: typeof gooberCss = gooberCss.bind({ ...bindTo, k: 1 });

/** Hears all rules written so far, then each new one. Returns the function that ends it. */
export function onRules(listener: (pieces: readonly string[]) => void): () => void {
  listener([...pieces]);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rules that some markup needs, in the order they were written. */
export function rulesFor(html: string): string {
  const names = new Set(html.match(/\bgo\d+\b/g));
  const needed = new Set<string>();
  // A rule may name an animation, which stands in a piece of its own.
  for (const piece of [...pieces].reverse()) {
    const own = piece.match(/\bgo\d+\b/g) ?? [];
    if (!own.some((name) => names.has(name))) continue;
    needed.add(piece);
    for (const name of own) names.add(name);
  }
  return [...pieces].filter((piece) => needed.has(piece)).join('');
}

/** Class names side by side, leaving out what is absent: `classes(card, wide && wideCard)`. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
