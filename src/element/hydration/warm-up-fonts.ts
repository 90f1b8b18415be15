/** Weight and size in px of the texts of a card; without the tokens, which would be most of what is sent before it. */
const fonts = ['600 17', '400 14', '600 14', '700 20', '600 13', '400 13', '400 15'];

let isDone = false;

/**
 * Has the browser find a card's fonts while the page waits for its offers: that takes longer than the rest of the first
 * card's layout. Nobody sees it, and the page's own nodes stay as they are.
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
