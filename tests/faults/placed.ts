/** A widget on a page, and what is in it. */
export function place(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ locale: 'en', load: 'eager', ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

export const part = (element: Element, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector(`[part~="${name}"]`) ?? null;
