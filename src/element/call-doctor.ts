/** The doctor is fetched when somebody needs it: a page on which all is well never does. */
import { slot } from '#core/runtime-slot.ts';
import { version } from '#core/version.ts';
import type { Finding } from './finding.ts';

type Doctor = typeof import('./doctor.ts');

const doctor = (): Promise<Doctor> => import('./doctor.ts');

/** Where even the doctor cannot be fetched, nobody says more than the widget itself does. */
const noDoctor = (): void => undefined;

/** Lets the doctor say something in the console. */
export function callDoctor(act: (doctor: Doctor) => void): void {
  doctor().then(act, noDoctor);
}

/** What is to be mended about an element. */
export const diagnose: Doctor['diagnose'] = async (...about) => (await doctor()).diagnose(...about);

/** A copy of the library is about to define this tag. Says so where that makes two versions, or the tag is taken. */
export function noteVersion(tag: string): void {
  const place = slot();
  place.versions ??= [];
  const isNew = !place.versions.includes(version);
  if (isNew) place.versions.push(version);
  const known = customElements.get(tag);
  if ((isNew && place.versions.length > 1) || (known && !('dragomanVersion' in known)))
    callDoctor(({ tellOfVersions }) => tellOfVersions(tag));
}

/** Hears of pictures in a root that do not show, until the returned function is called. */
export function watchPictures(root: ShadowRoot): () => void {
  const look = (target: unknown) => {
    if (!(target instanceof HTMLImageElement) || !/^https?:/.test(target.src)) return;
    const { src } = target;
    callDoctor(({ tellOfPicture }) => tellOfPicture(src));
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
  import('./doctor-panel.tsx').then(({ showFindings }) => {
    if (!isOver) end = showFindings(root, { tag, look });
  }, noDoctor);
  return () => end();
}
