/**
 * Pseudo-locale: every text is in brackets and longer by a third, so that text from outside the catalogues stands out.
 * Each function is self-contained, because tests also send it to pages.
 */
import { languages } from '#core/domain/language.ts';
import { formatFor } from '#core/i18n/format.ts';

/** The locale whose catalogues are replaced. Not English, in which the backend answers. */
export const pseudoLocale = 'de';

/** Language names that Intl provides in it. */
export const languageNames = Object.keys(languages).flatMap((code) => [
  formatFor(pseudoLocale).language(code),
  // Browsers fall back to the English name.
  formatFor('en').language(code),
  code,
]);

/** Puts all texts of a catalogue in brackets. */
export function wrapTexts(texts: { [key: string]: unknown }): void {
  const inBrackets = (text: string) => `⟦${text}${' ~'.repeat(Math.ceil(text.length / 6))}⟧`;
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') texts[key] = inBrackets(text);
    else if (typeof text === 'function') texts[key] = (values: unknown) => inBrackets(String(text(values)));
    else wrapTexts(text as typeof texts);
  }
}

/** Visible or announced text on the page that comes from no catalogue. */
export function findUntranslated(names: readonly string[]): string[] {
  /** User content, names, text formatted by Intl, and text marked as English. */
  // An article with a language of its own is the company's text, which is in no catalogue.
  const notTranslatable =
    '[translate=no], [dir=auto], [lang=en], article[lang], bdi, time, script, style, noscript';
  /** Not `title`: tooltips repeat user content. */
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt', 'label'];

  const withoutBrackets = (text: string): string => {
    const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, '');
    return shorter === text ? text : withoutBrackets(shorter);
  };
  const roots: ParentNode[] = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')]);
  /** User content that a page title or a heading may repeat. */
  const userContent = new Set(
    all.map((element) =>
      element.closest(notTranslatable) ? element.textContent : element.getAttribute('heading'),
    ),
  );
  const isAllowed = (text: string) =>
    // A page title begins with the number of unread messages.
    userContent.has(text.replace(/^\(\d+\) |[\s–]+$/g, '')) ||
    text.split(/, | und /).every((name) => names.includes(name)) ||
    /^[\d.,\s]+(kB|MB)$/.test(text);
  const untranslatedIn = (text: string | null) => {
    const rest = withoutBrackets(text ?? '').trim();
    return /\p{L}/u.test(rest) && !isAllowed(rest) ? [rest] : [];
  };

  const found = all.flatMap((element) => {
    if (element.closest(notTranslatable)) return [];
    const fromAttributes = attributes.flatMap((name) => untranslatedIn(element.getAttribute(name)));
    // A sentence may contain marked words: it is translated if its whole text is in brackets.
    const isTranslated = [element, element.parentElement].some(
      (around) => around && !/\p{L}/u.test(withoutBrackets(around.textContent)),
    );
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    const fromTexts = isTranslated ? [] : texts.flatMap(({ data }) => untranslatedIn(data));
    const where = `<${element.localName}${element.part.length ? ` part="${element.part}"` : ''}>`;
    return [...fromAttributes, ...fromTexts].map((words) => `${where}: ${words}`);
  });
  return [...new Set(found)];
}
