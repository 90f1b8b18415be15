/** What hostile text must not bring about, as a page sees it. */

const inside = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll(selector) ?? []),
];

const targets = ['href', 'action', 'formaction', 'src', 'srcset', 'poster'];
const grown = 'script, iframe, object, embed, base, meta, link, style, [onerror], [onload], [style*="url("]';

const isHarmless = (address: string): boolean => {
  if (!URL.canParse(address, document.baseURI)) return true;
  const { protocol } = new URL(address, document.baseURI);
  return ['http:', 'https:', 'mailto:'].includes(protocol) || /^data:image\/(?!svg)/i.test(address);
};

const asked = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** What a browser has done, or would let a person do, that it should not. */
export function harm(element: Element): string[] {
  const links = inside(element, targets.map((name) => `[${name}]`).join()).flatMap((node) =>
    targets.flatMap((name) => node.getAttribute(name) ?? []),
  );
  return [
    ...links.filter((address) => !isHarmless(address)),
    ...inside(element, grown).map(({ outerHTML }) => outerHTML),
    ...asked().filter((address) => new URL(address).hostname.endsWith('hostile.invalid')),
    ...('pwned' in globalThis ? ['a script ran'] : []),
    ...('polluted' in {} ? ['every object has more than it had'] : []),
  ];
}
