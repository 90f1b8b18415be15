/** The links on a page, those in its widgets included, and how to find one again once the page is shown anew. */

export interface LinkPlace {
  href: string;
  /** Which one of the links with this address. */
  index: number;
}

export function linksIn(main: HTMLElement): HTMLAnchorElement[] {
  const inside = [...main.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [main, ...inside].flatMap((root) => [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]);
}

export function placeOf(link: HTMLAnchorElement, links: HTMLAnchorElement[]): LinkPlace {
  const { href } = link;
  return { href, index: links.filter((one) => one.href === href).indexOf(link) };
}

export const linkAt = ({ href, index }: LinkPlace, main: HTMLElement): HTMLAnchorElement | undefined =>
  linksIn(main).filter((one) => one.href === href)[index];

/** Reads what has been stored in a history entry. */
export function readPlace(stored: unknown): LinkPlace | undefined {
  const { href, index }: Partial<Record<string, unknown>> = stored ?? {};
  return typeof href === 'string' && typeof index === 'number' ? { href, index } : undefined;
}
