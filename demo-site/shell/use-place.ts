/**
 * Brings visitors who go back or reload to the place that they left: the link that they followed stands where it stood, and
 * has the focus. The router scrolls back once, while the widgets of the page are still empty and cards far from the screen have
 * estimated heights: visitors would see other cards than those that they left.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What the history entry of a page stores. */
interface Place {
  /** The link that was followed, or else the first one in view. */
  href: string;
  /** Which one of the links with this address. */
  index: number;
  /** Its distance from the top of the screen. */
  top: number;
  isFollowed: boolean;
}

/** In milliseconds: a page that shows the link and has not grown for so long has its height. */
const patience = 3000;

export function usePlace(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef<string>(null);

  useEffect(() => {
    const store = (followed?: HTMLAnchorElement) => {
      const place = main.current ? placeIn(main.current, followed) : undefined;
      if (place) history.replaceState({ ...history.state, place }, '');
    };
    const storeAtClick = (event: Event) => {
      const link = linkIn(event);
      if (link) store(link);
    };
    // Whoever left by a link finds that link again.
    const storeAtEnd = () => {
      const place = storedPlace();
      if (!place?.isFollowed || !main.current || distanceTo(place, main.current) !== 0) store();
    };
    addEventListener('click', storeAtClick, { capture: true });
    addEventListener('pagehide', storeAtEnd);
    return () => {
      removeEventListener('click', storeAtClick, { capture: true });
      removeEventListener('pagehide', storeAtEnd);
    };
  }, [main]);

  useLayoutEffect(() => {
    const isArrival = shown.current !== key;
    shown.current = key;
    const place = storedPlace();
    if (isArrival && isBack && place && main.current) return returnTo(place, main.current);
  }, [key, isBack, main]);
}

export const linkIn = (event: Event): HTMLAnchorElement | undefined => event.composedPath().find(isLink);

const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.href !== '';

function placeIn(main: HTMLElement, followed: HTMLAnchorElement | undefined): Place | undefined {
  const links = linksIn(main);
  // A link in the header is followed from anywhere on the page.
  const isFollowed = followed !== undefined && links.includes(followed);
  const link = isFollowed ? followed : links.find(isInView);
  if (!link) return undefined;
  const index = links.filter(({ href }) => href === link.href).indexOf(link);
  return { href: link.href, index, top: boxOf(link).top, isFollowed };
}

function storedPlace(): Place | undefined {
  const { href, index, top, isFollowed }: Partial<Record<string, unknown>> = history.state?.place ?? {};
  if (typeof href !== 'string' || typeof index !== 'number' || typeof top !== 'number') return undefined;
  return { href, index, top, isFollowed: isFollowed === true };
}

const linkAt = ({ href, index }: Place, main: HTMLElement): HTMLAnchorElement | undefined =>
  linksIn(main).filter((one) => one.href === href)[index];

/** In whole pixels; not a number where the link is gone. */
function distanceTo(place: Place, main: HTMLElement): number {
  const link = linkAt(place, main);
  return link ? Math.round(boxOf(link).top - place.top) : Number.NaN;
}

/** Scrolls to the place whenever the page grows, until that ends or the visitor does something. */
function returnTo(place: Place, main: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const follow = () => {
    const link = linkAt(place, main);
    if (!link) return;
    clearTimeout(timer);
    timer = setTimeout(stop, patience);
    scrollBy({ top: boxOf(link).top - place.top, behavior: 'instant' });
    const isUnmoved = document.activeElement?.matches('body, main, h1') ?? true;
    if (place.isFollowed && isUnmoved) link.focus({ preventScroll: true });
  };
  const growth = new ResizeObserver(follow);
  const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const move of moves) removeEventListener(move, stop);
  };
  growth.observe(document.body);
  for (const move of moves) addEventListener(move, stop, { passive: true });
  return stop;
}

/** The links on a page, those in its widgets included. */
function linksIn(main: HTMLElement): HTMLAnchorElement[] {
  const inside = [...main.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [main, ...inside].flatMap((root) => [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]);
}

function isInView(link: HTMLAnchorElement): boolean {
  const start = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { top, height } = boxOf(link);
  return height > 0 && top >= start && top < innerHeight;
}

/** The list item around a link has its size also while the browser does not lay out the card in it. */
const boxOf = (link: HTMLAnchorElement): DOMRect => (link.closest('li') ?? link).getBoundingClientRect();
