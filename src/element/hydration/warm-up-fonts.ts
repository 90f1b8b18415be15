/** Loads a card's fonts before its markup arrives. */

/** Weight and size in px of the texts of a card. The design tokens are not imported: they are larger than the file. */
const fonts = ['600 17', '400 14', '600 14', '700 20', '600 13', '400 13', '400 15'];

let isDone = false;

/**
 * Makes the browser look up a card's fonts while the offers are on their way. The look-up takes longer than the rest of
 * the first card's layout. The texts are invisible and in a shadow root, so the page's own nodes do not change.
 */
export function warmUpFonts(element: Element): void {
  if (isDone || element.shadowRoot) return;
  isDone = true;
  const shadow = element.attachShadow({ mode: 'open' });
  const texts = fonts.map((font) => {
    const text = document.createElement('i');
    text.textContent = 'a';
    text.style.cssText = `position: fixed; visibility: hidden; font: ${font}px var(--dragoman-font, system-ui)`;
    return text;
  });
  shadow.append(...texts);
  texts[0]?.getClientRects();
  shadow.replaceChildren(document.createElement('slot'));
}
