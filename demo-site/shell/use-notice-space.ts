import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Toaster = HTMLElementTagNameMap['dragoman-toaster'];

/**
 * Notices float below the bar, and cover neither headings nor controls. At the top of a page they move its content below
 * them. Further down they appear where they cover nothing: below the bar, else at the bottom of the screen. Where both
 * would cover something, the page scrolls back by their height, and on again when they are gone. Those that are still
 * shown on the next page make room there.
 */
export function useNoticeSpace(
  main: RefObject<HTMLElement | null>,
  toaster: RefObject<Toaster | null>,
): void {
  const { pathname } = useLocation();
  const moveBelow = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page starts at its top, with other content there
  useEffect(() => moveBelow.current(), [pathname]);

  useEffect(() => {
    const view = toaster.current;
    if (!view) return;
    let isPlaced = false;
    let height = 0;
    let scrollOn = () => {};
    /** Everything on the page inherits this height and would get its style anew: only where it is needed. */
    const moveContent = (isMoved: boolean) => {
      const page = main.current;
      const footer = page?.nextElementSibling;
      if (!page || !(footer instanceof HTMLElement)) return;
      page.toggleAttribute('data-noticed', isMoved);
      footer.toggleAttribute('data-noticed', isMoved);
      if (!isMoved) return;
      page.style.setProperty('--notice-space', `${Math.ceil(height)}px`);
      footer.style.setProperty('--notice-space', `${Math.ceil(height - freeEndOf(page))}px`);
    };
    const update = () => {
      const notices = [...(view.shadowRoot?.querySelectorAll('[part~=notice]') ?? [])];
      height = notices.reduce((sum, notice) => sum + notice.getBoundingClientRect().height + gap, 0);
      // Notices that are shown stay where they are.
      const place = isPlaced && height > 0 ? undefined : placeFor(notices[0], height);
      isPlaced = height > 0;
      if (!isPlaced) scrollOn();
      if (place === undefined) {
        if (main.current?.hasAttribute('data-noticed')) moveContent(true);
        return;
      }
      view.toggleAttribute('data-low', place === 'bottom');
      view.placement = place === 'bottom' ? 'bottom-center' : 'top-center';
      moveContent(place === 'top-of-page');
      if (place === 'above-content') scrollOn = scrollBack(height);
    };
    moveBelow.current = () => {
      if (!isPlaced || scrollY > 0) return;
      scrollOn = () => {};
      moveContent(view.placement === 'top-center');
    };
    const watch = () => {
      if (!view.shadowRoot) return;
      changes.observe(view.shadowRoot, { subtree: true, childList: true, characterData: true });
      update();
    };
    const changes = new MutationObserver(update);
    // A page has its height once its content is there.
    const heights = new ResizeObserver(() => main.current?.hasAttribute('data-noticed') && moveContent(true));
    if (main.current) heights.observe(main.current);
    void customElements.whenDefined(view.localName).then(watch);
    addEventListener('resize', update);
    return () => {
      changes.disconnect();
      heights.disconnect();
      removeEventListener('resize', update);
    };
  }, [main, toaster]);
}

/** Between notices, and below the last, in pixels. */
const gap = 8;

/** From the edge of the screen, in pixels. */
const edge = 16;

/** How much is empty at the end of a page with little content: so far it moves without covering the footer. */
function freeEndOf(page: HTMLElement): number {
  const content = page.lastElementChild?.getBoundingClientRect().bottom;
  return content === undefined ? 0 : page.getBoundingClientRect().bottom - content;
}

type Place = 'top-of-page' | 'top' | 'bottom' | 'above-content';

function placeFor(first: Element | undefined, height: number): Place {
  if (!first || height === 0) return 'top';
  if (scrollY <= height) return 'top-of-page';
  const { left, top, width } = first.getBoundingClientRect();
  if (isFree(new DOMRect(left, top, width, height))) return 'top';
  if (isFree(new DOMRect(left, innerHeight - edge - height, width, height))) return 'bottom';
  return 'above-content';
}

const isFree = (area: DOMRect): boolean => !coveredIn(document.body, area);

/** Returns a function that scrolls on again, unless the visitor has scrolled meanwhile. */
function scrollBack(height: number): () => void {
  const target = scrollY - height;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollTo({ top: target, behavior });
  return () => {
    if (Math.abs(scrollY - target) < 2) scrollTo({ top: target + height, behavior });
  };
}

const mustBeSeen = 'a[href], button, input, select, textarea, summary, h1, h2, h3, h4, h5, h6, [role=tab]';

/** Whether a heading or a control is in this area, shadow trees included. */
function coveredIn(root: ParentNode, area: DOMRect): boolean {
  return [...root.querySelectorAll('*:not(header *, dragoman-toaster)')].some(
    (node) =>
      (node.matches(mustBeSeen) && overlaps(node.getBoundingClientRect(), area)) ||
      (node.shadowRoot !== null && coveredIn(node.shadowRoot, area)),
  );
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.width > 0 &&
  one.height > 0 &&
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
