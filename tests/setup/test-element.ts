/** Places a widget on the page and finds its parts, controls, focus and events. */
import { inject, onTestFinished } from 'vitest';

/** The attributes of most tests: the backend of this run, English, loaded at once. */
export const usualAttributes = { 'api-url': inject('apiUrl'), locale: 'en', load: 'eager' };

export function placeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes?: Record<string, string>,
  home?: Element,
): HTMLElementTagNameMap[Tag];
export function placeElement(tag: string, attributes?: Record<string, string>, home?: Element): HTMLElement;
export function placeElement(
  tag: string,
  attributes: Record<string, string> = {},
  home: Element = document.body,
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  home.append(element);
  return element;
}

const inside = (node: Element | ShadowRoot) => (node instanceof Element ? node.shadowRoot : null) ?? node;

/** The parts of this name in a widget, or in an element inside it. */
export const parts = (node: Element | ShadowRoot, name: string): HTMLElement[] => [
  ...inside(node).querySelectorAll<HTMLElement>(`[part~="${name}"]`),
];

/** The first of them. Throws where there is none. */
export function part<Kind extends HTMLElement>(node: Element | ShadowRoot, name: string): Kind {
  const found = inside(node).querySelector<Kind>(`[part~="${name}"]`);
  if (!found) throw new Error(`There is no part “${name}” yet.`);
  return found;
}

/** The form's control of this name. Throws where there is none. */
export function control<Kind extends Element = HTMLInputElement>(node: Element, name: string): Kind {
  const found = inside(node).querySelector<Kind>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no control “${name}” yet.`);
  return found;
}

/** What has the focus in a widget. */
export const focused = (node: Element): Element | null => node.shadowRoot?.activeElement ?? null;

/** The details of an event, in the order in which they come, until the test ends. */
export function recordEvents(name: string, { prevent = false } = {}): Record<string, unknown>[] {
  const details: Record<string, unknown>[] = [];
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) details.push(event.detail);
    if (prevent) event.preventDefault();
  };
  document.addEventListener(name, listener);
  onTestFinished(() => document.removeEventListener(name, listener));
  return details;
}
