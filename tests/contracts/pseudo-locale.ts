/**
 * A language that nobody speaks: every text stands in brackets, longer by a third, so that what comes from no catalogue
 * stands out. Each function is whole in itself, for it is sent to pages as well.
 */
import { languages } from '#core/domain/language.ts';
import { formatFor } from '#core/i18n/format.ts';

/** What stands in for that language: backends speak English themselves. */
export const bracketed = 'de';

/** What Intl says in it. */
export const languageNames = Object.keys(languages).flatMap((code) => [
  formatFor(bracketed).language(code),
  // What a browser has no name for is called as in English.
  formatFor('en').language(code),
  code,
]);

/** Puts all texts of a catalogue in brackets, which show where each begins and ends. */
export function wrapTexts(texts: { [key: string]: unknown }): void {
  const inBrackets = (text: string) => `⟦${text}${' ~'.repeat(Math.ceil(text.length / 6))}⟧`;
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') texts[key] = inBrackets(text);
    else if (typeof text === 'function') texts[key] = (values: unknown) => inBrackets(String(text(values)));
    else wrapTexts(text as typeof texts);
  }
}

/** Words on the page that a person would see or hear and that come from no catalogue. */
export function strayWords(names: readonly string[]): string[] {
  /** What people wrote, names, what Intl writes for the reader’s place, and what says that it is English. */
  const untranslated = '[translate=no], [dir=auto], [lang=en], bdi, time, script, style, noscript';
  /** Not `title`: tooltips here repeat what somebody wrote. */
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt', 'label'];

  const withoutBrackets = (text: string): string => {
    const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, '');
    return shorter === text ? text : withoutBrackets(shorter);
  };
  const roots: ParentNode[] = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')]);
  /** A page’s title and a widget’s own heading repeat some of it. */
  const written = new Set(
    all.map((element) =>
      element.closest(untranslated) ? element.textContent : element.getAttribute('heading'),
    ),
  );
  const isNobodys = (text: string) =>
    written.has(text.replace(/[\s–]+$/, '')) ||
    text.split(/, | und /).every((name) => names.includes(name)) ||
    /^[\d.,\s]+(kB|MB)$/.test(text);
  const strayIn = (text: string | null) => {
    const rest = withoutBrackets(text ?? '').trim();
    return /\p{L}/u.test(rest) && !isNobodys(rest) ? [rest] : [];
  };

  const stray = all.flatMap((element) => {
    if (element.closest(untranslated)) return [];
    const told = attributes.flatMap((name) => strayIn(element.getAttribute(name)));
    // A sentence may have marked words in it: what counts is that all of it stands in brackets.
    const isSaid = [element, element.parentElement].some(
      (around) => around && !/\p{L}/u.test(withoutBrackets(around.textContent)),
    );
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    const shown = isSaid ? [] : texts.flatMap(({ data }) => strayIn(data));
    const where = `<${element.localName}${element.part.length ? ` part="${element.part}"` : ''}>`;
    return [...told, ...shown].map((words) => `${where}: ${words}`);
  });
  return [...new Set(stray)];
}
