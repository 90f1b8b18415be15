/** Class names and rules by goober, for the shared style sheet. */
import { css as gooberCss } from 'goober';

/**
 * goober writes into a `<style>` element by default. A strict content security policy blocks that, and Trusted Types make
 * it throw. goober only needs an object of the same shape, so it writes into this sink. The sink stores each rule and
 * passes it to the listener that owns the page's constructable style sheet.
 */
const listeners = new Set<(pieces: readonly string[]) => void>();
const pieces = new Set<string>();

const sink = {
  /** Always empty: otherwise goober searches the text of all rules for each new one, which grows with their number. */
  get data() {
    return '';
  },
  set data(written: string) {
    const rules = restore(written);
    if (pieces.has(rules)) return;
    pieces.add(rules);
    for (const listener of listeners) listener([rules]);
  },
};

const styleElement = { nonce: '', parentNode: true, firstChild: sink };

// On a server goober uses the target itself as the sink.
const target = Object.assign(sink, { querySelector: () => styleElement });

// The target has only the members that goober reads; it is no element.
const bindTo = { target: target as unknown as HTMLElement };

/**
 * goober misparses selectors that continue after parentheses or have a comma in them, such as `:not([open]) > *`. While it
 * parses, private-use code points stand for these characters.
 */
const special = '(),:';
const standIns = '\ue000\ue001\ue002\ue003';

const protect = (declarations: string): string =>
  declarations.replace(/[^{};]*:[\w-]+\([^{};]*(?={)/g, (selector) => {
    if (selector.trimStart().startsWith('@')) return selector;
    let depth = 0;
    return Array.from(selector, (letter) => {
      if (letter === '(') depth += 1;
      const shown = depth > 0 ? counterpart(standIns, special, letter) : letter;
      if (letter === ')') depth -= 1;
      return shown;
    }).join('');
  });

const restore = (rules: string): string =>
  rules.replace(/[\ue000-\ue003]/g, (letter) => counterpart(special, standIns, letter));

const counterpart = (to: string, from: string, letter: string): string => to[from.indexOf(letter)] ?? letter;

/** A class name for these declarations: ``const card = css`padding: 4px;` ``. The page gets the rule once. */
export const css = (parts: TemplateStringsArray, ...values: (string | number)[]): string =>
  gooberCss.call(bindTo, protect(String.raw({ raw: parts }, ...values)));

/** The name of an animation: ``keyframes`from { opacity: 0; }` ``. */
export const keyframes: typeof gooberCss = gooberCss.bind({ ...bindTo, k: 1 });

/** Receives all rules written so far, then each new one, until the returned function is called. */
export function onRules(listener: (pieces: readonly string[]) => void): () => void {
  listener([...pieces]);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rules that some markup needs, in the order in which they were written. */
export function rulesFor(html: string): string {
  const names = new Set(html.match(/\bgo\d+\b/g));
  const needed = new Set<string>();
  // A rule may name an animation, which is a piece of its own.
  for (const piece of [...pieces].reverse()) {
    const own = piece.match(/\bgo\d+\b/g) ?? [];
    if (!own.some((name) => names.has(name))) continue;
    needed.add(piece);
    for (const name of own) names.add(name);
  }
  return [...pieces].filter((piece) => needed.has(piece)).join('');
}

/** Joins class names, without those that are absent: `classes(card, wide && wideCard)`. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
