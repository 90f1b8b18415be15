/** Reserves the height of a grid while its offers load. */

/** Grids whose number of offers the page limits may be shorter than a screen. */
const short = '[limit], [ids], [page-size]';

/**
 * Reserves a screen's height until the offers are rendered, unless the page sets a height. The page's content below the
 * grid would otherwise be visible first and then be pushed down. The returned function ends it earlier.
 */
export function reserveHeight(element: HTMLElement): (() => void) | undefined {
  const { display } = getComputedStyle(element);
  if (display === 'none' || element.offsetHeight > 99 || element.matches(short)) return;
  const { style } = element;
  style.minBlockSize = '100vh';
  if (display === 'inline') style.display = 'block';
  const release = () => {
    style.minBlockSize = '';
    if (display === 'inline') style.display = '';
    if (!style.length) element.removeAttribute('style');
  };
  for (const event of ['dragoman-load', 'dragoman-error'])
    element.addEventListener(event, release, { once: true });
  return release;
}
