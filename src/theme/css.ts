/**
 * Class names and rules by goober. Builds replace the calls by their results, so that no page parses templates:
 * `scripts/build/compile-styles.ts`. Tests and `npm run dev` run them.
 */
import { css as gooberCss } from 'goober';
import { addRules } from './rules.ts';

/** goober writes what it made into `data` of a `<style>` element; it only needs an object of the same shape. */
let written = '';
const sink = {
  /** Always empty: otherwise goober searches the text of all rules for each new one, which grows with their number. */
  get data() {
    return '';
  },
  set data(rules: string) {
    written = rules;
  },
};

const styleElement = { nonce: '', parentNode: true, firstChild: sink };

// On a server goober uses the target itself as the sink. It has only the members that goober reads; it is no element.
const target = Object.assign(sink, { querySelector: () => styleElement }) as unknown as HTMLElement;

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

type Tag = (parts: TemplateStringsArray, ...values: (string | number)[]) => string;

const tag =
  (context: { target: HTMLElement; k?: 1 }): Tag =>
  (parts, ...values) =>
    addRules(
      gooberCss.call(context, protect(String.raw({ raw: parts }, ...values))),
      // Read after the call, which wrote it.
      restore(written),
    );

/** A class name for these declarations: ``const card = css`padding: 4px;` ``. The page gets the rule once. */
export const css = tag({ target });

/** The name of an animation: ``const fade = keyframes`from { opacity: 0; }` ``. */
export const keyframes = tag({ target, k: 1 });
