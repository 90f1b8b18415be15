/** The doctor is fetched when somebody needs it: a page on which all is well never does. */

import type { Finding } from '#core/element/contract/finding.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { version } from '#core/version.ts';

type Diagnostics = typeof import('./diagnostics.ts');

const loadDiagnostics = (): Promise<Diagnostics> => import('./diagnostics.ts');

/** Where even the doctor cannot be fetched, nobody says more than the widget itself does. */
const withoutDiagnostics = (): void => undefined;

/** Lets the doctor say something in the console. */
export function withDiagnostics(act: (doctor: Diagnostics) => void): void {
  loadDiagnostics().then(act, withoutDiagnostics);
}

/** What should be fixed about an element. */
export const diagnose: Diagnostics['diagnose'] = async (...about) =>
  (await loadDiagnostics()).diagnose(...about);

/** A copy of the library is about to define this tag. Says so where that makes two versions, or the tag is taken. */
export function registerVersion(tag: string): void {
  const place = pageGlobals();
  place.versions ??= [];
  const isNew = !place.versions.includes(version);
  if (isNew) place.versions.push(version);
  const known = customElements.get(tag);
  if ((isNew && place.versions.length > 1) || (known && !('dragomanVersion' in known)))
    withDiagnostics(({ reportVersions }) => reportVersions(tag));
}

/** Hears of pictures in a root that do not show, until the returned function is called. */
export function watchPictures(root: ShadowRoot): () => void {
  const look = (target: unknown) => {
    if (!(target instanceof HTMLImageElement) || !/^https?:/.test(target.src)) return;
    const { src } = target;
    withDiagnostics(({ reportPicture }) => reportPicture(src));
  };
  const hear = ({ target }: Event) => look(target);
  // Those in markup from the server may have failed before.
  for (const picture of root.querySelectorAll('img')) {
    if (picture.complete && picture.naturalWidth === 0) look(picture);
  }
  root.addEventListener('error', hear, true);
  return () => root.removeEventListener('error', hear, true);
}

/** For `?dragoman-debug` in the page's address: shows a widget's findings below it. Returns how they go. */
export function showFindingsWhenAsked(
  root: ShadowRoot,
  tag: string,
  look: () => Promise<Finding[]>,
): () => void {
  if (!new URLSearchParams(location.search).has('dragoman-debug')) return () => undefined;
  let isOver = false;
  let end = () => {
    isOver = true;
  };
  import('./diagnostics-panel.tsx').then(({ showFindings }) => {
    if (!isOver) end = showFindings(root, { tag, look });
  }, withoutDiagnostics);
  return () => end();
}
