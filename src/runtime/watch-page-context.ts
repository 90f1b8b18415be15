/** Watches what elements read of the page around them: language, colour scheme, font. One observer serves all of them. */
import { isAround } from './page-context.ts';

interface Watcher {
  host: Element;
  /** What the element shows depends on this text alone. */
  read(): string;
  last: string;
  onChange(): void;
}

const watchers = new Set<Watcher>();
let stopObserving: (() => void) | null = null;
let observer: MutationObserver | null = null;

/** What is watched on every element of the page. Most elements with a `class`, which changes often, are around no widget. */
const ofAncestors = { subtree: true, attributeFilter: ['lang', 'class', 'data-bs-theme'] };

/** All are read before one of them writes: the browser then computes the page's styles once. */
function check(): void {
  const changed = [...watchers].filter((watcher) => {
    const { last } = watcher;
    watcher.last = watcher.read();
    return watcher.last !== last;
  });
  for (const { onChange } of changed) onChange();
}

/** A new title is no style sheet: reading the styles then would lay out a page that is still changing. */
const mayMatter = ({ attributeName, target }: MutationRecord): boolean =>
  attributeName === 'class'
    ? [...watchers].some(({ host }) => isAround(target, host))
    : target.nodeName !== 'TITLE';

function observe(): () => void {
  const { documentElement, head, body } = document;
  const made = new MutationObserver((records) => records.some(mayMatter) && check());
  observer = made;
  made.observe(document, ofAncestors);
  made.observe(documentElement, { attributes: true });
  if (body) made.observe(body, { attributes: true });
  // Style sheets and the meta element for the colour scheme. A style sheet applies when it has loaded.
  if (head) made.observe(head, { attributes: true, childList: true, characterData: true, subtree: true });
  head?.addEventListener('load', check, true);
  return () => {
    head?.removeEventListener('load', check, true);
    made.disconnect();
  };
}

/**
 * Calls back when what `read` reads has changed, by attributes, style sheets and meta elements that change or come later.
 * A probe in the element's root starts a transition when the colour scheme that the element inherits has changed, whatever
 * the reason. The returned function stops that.
 */
export function watchPageContext(
  host: Element,
  root: ShadowRoot,
  read: () => string,
  onChange: () => void,
): () => void {
  const watcher = { host, read, last: read(), onChange };
  watchers.add(watcher);
  stopObserving ??= observe();
  for (let around = host.getRootNode(); around instanceof ShadowRoot; around = around.host.getRootNode())
    observer?.observe(around, ofAncestors);
  const probe = document.createElement('span');
  probe.setAttribute('data-dragoman-probe', '');
  probe.addEventListener('transitionrun', check);
  root.append(probe);
  return () => {
    probe.remove();
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    stopObserving?.();
    stopObserving = null;
  };
}
