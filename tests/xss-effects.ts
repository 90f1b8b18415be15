/**
 * What a browser has done in an element, or would let a person do there, that hostile text must not bring about.
 * All of it stands inside, so that it can be sent to a page of another browser too.
 */
export function xssEffects(element: Element): string[] {
  const targets = ['href', 'action', 'formaction', 'src', 'srcset', 'poster'];
  const grown =
    'script, iframe, object, embed, base, meta, link, style, [onerror], [onload], [style*="url("]';
  const inside = (selector: string) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  const isHarmless = (address: string): boolean => {
    if (!URL.canParse(address, document.baseURI)) return true;
    const { protocol } = new URL(address, document.baseURI);
    return ['http:', 'https:', 'mailto:'].includes(protocol) || /^data:image\/(?!svg)/i.test(address);
  };
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  // A fragment that the backend renders brings its style and its data.
  const isRendered = (node: Element) =>
    node.parentNode === element.shadowRoot && node.matches('style, script[type="application/json"]');
  const links = inside(targets.map((name) => `[${name}]`).join()).flatMap((node) =>
    targets.flatMap((name) => node.getAttribute(name) ?? []),
  );
  return [
    ...links.filter((address) => !isHarmless(address)),
    ...inside(grown)
      .filter((node) => !isRendered(node))
      .map(({ outerHTML }) => outerHTML),
    ...asked.filter(
      (address) => URL.canParse(address) && new URL(address).hostname.endsWith('hostile.invalid'),
    ),
    ...('pwned' in globalThis ? ['a script ran'] : []),
    ...('polluted' in {} ? ['every object has more than it had'] : []),
  ];
}
