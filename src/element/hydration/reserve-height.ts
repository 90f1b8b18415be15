/** Grids of a number that the page has set may be shorter than a screen. */
const short = '[limit], [ids], [page-size]';

/**
 * Reserves a screen's height for a grid that the page gives no height, until its offers are there: the browser would
 * otherwise show what stands below it first, and push it away after. Returns how to end that before the grid does.
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
