/** The web fonts of a rendered page, which shows its first frame in local fonts of the same widths and heights. */
import interUrl from '#site/styles/fonts/inter-latin.woff2';
import serifUrl from '#site/styles/fonts/serif-latin.woff2';

/**
 * Switches the fonts on once those of every page are there, so that the browser lays out the page anew only once. Where
 * there are no scripts they are on from the start: backend/site/page-files.ts.
 */
export async function switchOnFonts(): Promise<void> {
  const sheets = document.querySelectorAll('style[media="(scripting: none)"]');
  if (sheets.length === 0) return;
  await Promise.all([interUrl, serifUrl].map(preload));
  for (const sheet of sheets) sheet.removeAttribute('media');
}

/** Resolves also where it fails: other fonts may come. */
const preload = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'font',
      crossOrigin: '',
      href,
      onload: resolve,
      onerror: resolve,
    });
    document.head.append(link);
  });
