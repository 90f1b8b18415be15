/** Grids of a number that the page has set may be shorter than a screen. */
const short = '[limit], [ids], [page-size]';

/**
 * A grid that the page gives no height keeps a screen's height free until its offers are there: what stands below it
 * would otherwise be shown first and pushed away after.
 */
export function reserveHeight(element: HTMLElement): void {
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
}
