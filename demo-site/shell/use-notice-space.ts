import { type RefObject, useEffect } from 'react';

type Toaster = HTMLElementTagNameMap['dragoman-toaster'];

/**
 * Notices float below the bar, and cover neither headings nor controls. At the top of a page they move its content below
 * them. Further down they appear where they cover nothing: below the bar, else at the bottom of the screen. Where both
 * would cover something, the page scrolls back by their height, and on again when they are gone. They leave the place
 * below the bar to a menu that opens there.
 */
export function useNoticeSpace(
  main: RefObject<HTMLElement | null>,
  toaster: RefObject<Toaster | null>,
): void {
  useEffect(() => {
    const view = toaster.current;
    if (!view) return;
    let isPlaced = false;
    let scrollOn = () => {};
    const notices = () => [...(view.shadowRoot?.querySelectorAll('[part~=notice]') ?? [])];
    const placeAt = (place: Place) => {
      view.toggleAttribute('data-low', place === 'bottom');
      view.placement = place === 'bottom' ? 'bottom-center' : 'top-center';
      main.current?.toggleAttribute('data-noticed', place === 'top-of-page');
    };
    const update = () => {
      const height = heightOf(notices());
      main.current?.style.setProperty('--notice-space', `${Math.ceil(height)}px`);
      // Notices that are shown stay where they are.
      if (isPlaced && height > 0) return;
      if (isPlaced) scrollOn();
      isPlaced = height > 0;
      const place = placeFor(notices()[0], height);
      placeAt(place);
      if (place === 'above-content') scrollOn = scrollBack(height);
    };
    const makeWay = () => {
      const shown = notices();
      if (!shown[0] || view.placement !== 'top-center') return;
      const [first, height] = [shown[0], heightOf(shown)];
      const { left, top, width } = first.getBoundingClientRect();
      if (coveredBy(bottomArea(first, height)) < coveredBy(new DOMRect(left, top, width, height)))
        placeAt('bottom');
    };
    const afterClick = () => requestAnimationFrame(() => requestAnimationFrame(makeWay));
    const watch = () => {
      if (!view.shadowRoot) return;
      changes.observe(view.shadowRoot, { subtree: true, childList: true, characterData: true });
      update();
    };
    const changes = new MutationObserver(update);
    void customElements.whenDefined(view.localName).then(watch);
    addEventListener('resize', update);
    addEventListener('click', afterClick);
    return () => {
      changes.disconnect();
      removeEventListener('resize', update);
      removeEventListener('click', afterClick);
    };
  }, [main, toaster]);
}

/** Between notices, and below the last, in pixels. */
const gap = 8;

/** From the edge of the screen, in pixels. */
const edge = 16;

const heightOf = (notices: readonly Element[]): number =>
  notices.reduce((sum, notice) => sum + notice.getBoundingClientRect().height + gap, 0);

function bottomArea(first: Element, height: number): DOMRect {
  const { left, width } = first.getBoundingClientRect();
  return new DOMRect(left, innerHeight - edge - height, width, height);
}

type Place = 'top-of-page' | 'top' | 'bottom' | 'above-content';

function placeFor(first: Element | undefined, height: number): Place {
  if (!first || height === 0) return 'top';
  if (scrollY <= height) return 'top-of-page';
  const { left, top, width } = first.getBoundingClientRect();
  if (isFree(new DOMRect(left, top, width, height))) return 'top';
  return isFree(bottomArea(first, height)) ? 'bottom' : 'above-content';
}

/** Returns a function that scrolls on again, unless the visitor has scrolled meanwhile. */
function scrollBack(height: number): () => void {
  const target = scrollY - height;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollTo({ top: target, behavior });
  let isDone = false;
  return () => {
    if (!isDone && Math.abs(scrollY - target) < 2) scrollTo({ top: target + height, behavior });
    isDone = true;
  };
}

const mustBeSeen = 'a[href], button, input, select, textarea, summary, h1, h2, h3, h4, h5, h6, [role=tab]';

const isFree = (area: DOMRect): boolean => coveredBy(area) === 0;

/** How many headings and controls are in this area, shadow trees included. */
const coveredBy = (area: DOMRect, root: ParentNode = document.body): number =>
  [...root.querySelectorAll('*:not(dragoman-toaster)')].reduce((sum, node) => {
    const isCovered = node.matches(mustBeSeen) && overlaps(node.getBoundingClientRect(), area);
    return sum + Number(isCovered) + (node.shadowRoot ? coveredBy(area, node.shadowRoot) : 0);
  }, 0);

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.width > 0 &&
  one.height > 0 &&
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
