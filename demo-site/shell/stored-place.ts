/** Where a visitor was on a page: stored in its history entry, and found again when the page is shown anew. */

/** A distance in pixels alone is not enough: cards far from the screen have estimated heights. */
export interface Place {
  /** Of the link that the visitor has followed, or else of the first one in view. */
  href: string;
  /** Which one of the links with this address. */
  index: number;
  /** Its distance from the top of the screen, or that of the list item around it. */
  top: number;
  isFollowed: boolean;
}

export function placeIn(main: HTMLElement, followed?: HTMLAnchorElement): Place | undefined {
  const links = linksIn(main);
  // One in the header is followed from anywhere on the page.
  const isFollowed = followed !== undefined && links.includes(followed);
  const link = isFollowed ? followed : firstInView(links);
  if (!link) return undefined;
  const index = links.filter(({ href }) => href === link.href).indexOf(link);
  return { href: link.href, index, top: boxOf(link).top, isFollowed };
}

/** That of the present history entry. */
export function storedPlace(): Place | undefined {
  const { href, index, top, isFollowed }: Partial<Record<string, unknown>> = history.state?.place ?? {};
  if (typeof href !== 'string' || typeof index !== 'number' || typeof top !== 'number') return undefined;
  return { href, index, top, isFollowed: isFollowed === true };
}

export const linkAt = ({ href, index }: Place, main: HTMLElement): HTMLAnchorElement | undefined =>
  linksIn(main).filter((one) => one.href === href)[index];

/** How far the link is from its place, in px. */
export function distanceTo(place: Place, main: HTMLElement): number | undefined {
  const link = linkAt(place, main);
  return link && boxOf(link).top - place.top;
}

/** The links on a page, those in its widgets included. */
function linksIn(main: HTMLElement): HTMLAnchorElement[] {
  const inside = [...main.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [main, ...inside].flatMap((root) => [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]);
}

function firstInView(links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const start = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return links.find((link) => {
    const { top, height } = boxOf(link);
    return height > 0 && top >= start && top < innerHeight;
  });
}

/** Of the list item around a link: it has its size also while the browser does not lay out the card in it. */
const boxOf = (link: HTMLAnchorElement): DOMRect => (link.closest('li') ?? link).getBoundingClientRect();
