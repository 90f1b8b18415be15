/**
 * Effects of hostile text in an element: unsafe links, injected elements, requests, scripts, prototype pollution.
 * Self-contained, so that tests can send it to a page in another browser.
 */
export function xssEffects(element: Element): string[] {
  const urlAttributes = ['href', 'action', 'formaction', 'src', 'srcset', 'poster'];
  const dangerousElements =
    'script, iframe, object, embed, base, meta, link, style, [onerror], [onload], [style*="url("]';
  const inside = (selector: string) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  const isSafe = (address: string): boolean => {
    if (!URL.canParse(address, document.baseURI)) return true;
    const { protocol } = new URL(address, document.baseURI);
    return ['http:', 'https:', 'mailto:'].includes(protocol) || /^data:image\/(?!svg)/i.test(address);
  };
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  // A prerendered fragment contains its style and its data.
  const isRendered = (node: Element) =>
    node.parentNode === element.shadowRoot && node.matches('style, script[type="application/json"]');
  const links = inside(urlAttributes.map((name) => `[${name}]`).join()).flatMap((node) =>
    urlAttributes.flatMap((name) => node.getAttribute(name) ?? []),
  );
  return [
    ...links.filter((address) => !isSafe(address)),
    ...inside(dangerousElements)
      .filter((node) => !isRendered(node))
      .map(({ outerHTML }) => outerHTML),
    ...requested.filter(
      (address) => URL.canParse(address) && new URL(address).hostname.endsWith('hostile.invalid'),
    ),
    ...('pwned' in globalThis ? ['a script ran'] : []),
    ...('polluted' in {} ? ['Object.prototype is polluted'] : []),
  ];
}
