/** Loads the diagnostics on demand. A page without problems never loads them. */

import type { Attribute } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import type { Contract } from '#core/element/contract/contract.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { version } from '#core/version.ts';
import type { PropertyValues } from './diagnostics.ts';
import { reportPage } from './report-page.ts';

type Diagnostics = typeof import('./diagnostics.ts');

const loadDiagnostics = (): Promise<Diagnostics> => import('./diagnostics.ts');

/** If the diagnostics cannot be loaded either, only the widget itself shows the problem. */
const ignoreFailure = (): void => undefined;

/** Loads the diagnostics and calls back with them. */
export function withDiagnostics(act: (diagnostics: Diagnostics) => void): void {
  loadDiagnostics().then(act, ignoreFailure);
}

/** The problems of an element. */
export const diagnose: Diagnostics['diagnose'] = async (...args) =>
  (await loadDiagnostics()).diagnose(...args);

/** Frameworks set some attributes and properties after they have inserted an element. */
const settleTime = 1000;

/** Reports what an element lacks, and its unknown message keys: once all has been the same for a second. */
export function elementCheck(contract: Contract, properties: PropertyValues) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isMissing = ([name, attribute]: [string, Attribute]) =>
    attribute.kind === 'text' && attribute.required && !properties.read(camelCase(name));
  function check(): void {
    if (Object.entries(contract.attributes).some(isMissing) || properties.read('messages'))
      withDiagnostics(({ reportElement }) => reportElement(contract, properties));
  }
  return {
    schedule(): void {
      reportPage();
      clearTimeout(timer);
      timer = setTimeout(check, settleTime);
    },
    stop: () => clearTimeout(timer),
  };
}

/** To be called before a tag is defined. Reports a second version on the page, or a tag that another script has defined. */
export function registerVersion(tag: string): void {
  const globals = pageGlobals();
  globals.versions ??= [];
  const isNew = !globals.versions.includes(version);
  if (isNew) globals.versions.push(version);
  const known = customElements.get(tag);
  if ((isNew && globals.versions.length > 1) || (known && !('dragomanVersion' in known)))
    withDiagnostics(({ reportVersions }) => reportVersions(tag));
}

/** The backend sends a message with each error. Without one, something between it and this page failed. */
export function reportUnexplained({ message }: Record<string, unknown>, baseUrl: string): void {
  if (!message) withDiagnostics(({ reportBackend }) => reportBackend(baseUrl));
}

/** Reports pictures in a root that cannot be loaded, until the returned function is called. */
export function watchPictures(root: ShadowRoot): () => void {
  const check = (target: unknown) => {
    if (!(target instanceof HTMLImageElement) || !/^https?:/.test(target.src)) return;
    const { src } = target;
    withDiagnostics(({ reportPicture }) => reportPicture(src));
  };
  const onError = ({ target }: Event) => check(target);
  // Pictures in server-rendered markup may have failed before this.
  for (const picture of root.querySelectorAll('img')) {
    if (picture.complete && picture.naturalWidth === 0) check(picture);
  }
  root.addEventListener('error', onError, true);
  return () => root.removeEventListener('error', onError, true);
}

/** Shows an element's findings below it if `?dragoman-debug` is in the page's address. The returned function removes them. */
export function showFindingsOnRequest(
  root: ShadowRoot,
  tag: string,
  check: () => Promise<Finding[]>,
): () => void {
  if (!new URLSearchParams(location.search).has('dragoman-debug')) return () => undefined;
  let isRemoved = false;
  let remove = () => {
    isRemoved = true;
  };
  import('./diagnostics-panel.tsx').then(({ showFindings }) => {
    if (!isRemoved) remove = showFindings(root, { tag, check });
  }, ignoreFailure);
  return () => remove();
}
