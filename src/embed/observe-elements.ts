import { withheld } from '#core/element/contract/withheld.ts';

/** Finds the widget elements of a page, present and future ones, also inside open shadow roots. */
export function observeWidgetElements(
  widgets: readonly string[],
  found: (element: HTMLElement, widget: string) => void,
  /** There is something that looks like a widget, and is none. */
  foundUnknown: () => void,
): void {
  const tags = widgets.map((widget) => `dragoman-${widget}`);
  const selector = [...tags, 'div[data-dragoman]'].join();
  const watched = new WeakSet<Node>();

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) searchIn(node);
    }
  });

  function report(element: HTMLElement): void {
    const widgetElement = element.localName === 'div' ? elementFor(element, widgets) : element;
    const widget = widgetElement?.localName.slice('dragoman-'.length);
    if (widgetElement && widget && widgets.includes(widget)) found(widgetElement, widget);
    else foundUnknown();
  }

  function searchIn(element: Element): void {
    if (element instanceof HTMLElement && element.matches(selector)) report(element);
    for (const inner of element.querySelectorAll<HTMLElement>(selector)) report(inner);
    for (const inner of [element, ...element.querySelectorAll('*')]) {
      if (tags.includes(inner.localName)) continue;
      if (inner.localName.startsWith('dragoman-')) foundUnknown();
      if (inner.shadowRoot) watch(inner.shadowRoot);
    }
  }

  function watch(root: Document | ShadowRoot): void {
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, { childList: true, subtree: true });
    for (const child of root.children) searchIn(child);
  }

  watch(document);
}

/** Replaces `<div data-dragoman="offer-grid" data-category="document">`, for editors that remove unknown tags. */
function elementFor(placeholder: HTMLElement, widgets: readonly string[]): HTMLElement | undefined {
  const { dragoman } = placeholder.dataset;
  if (!dragoman || !widgets.includes(dragoman)) return undefined;
  const element = document.createElement(`dragoman-${dragoman}`);
  for (const { name, value } of placeholder.attributes) {
    if (name.startsWith('data-')) {
      if (!withheld.test(name)) element.setAttribute(name.slice('data-'.length), value);
    } else if (name === 'id' || name === 'class') element.setAttribute(name, value);
  }
  element.style.cssText = placeholder.style.cssText;
  element.append(...placeholder.childNodes);
  placeholder.replaceWith(element);
  return element;
}
