import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { linkIn } from './link-approach.ts';
import { distanceTo, placeIn, storedPlace } from './stored-place.ts';

/** The visitor has stopped scrolling. */
const restMs = 150;

/** After the page has grown, browsers need some frames to lay out what came into view. */
const followMs = 800;

/**
 * Shows the same things at the same place after going back and after a reload. The router scrolls only once, when the
 * widgets are still loading. This hook scrolls on while the page grows, until the visitor scrolls.
 */
export function useScrollPlace(
  main: RefObject<HTMLElement | null>,
  restored: () => number | false | null,
): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isFollowing = useRef(false);

  useEffect(() => {
    if (!key) return;
    let timer: ReturnType<typeof setTimeout>;
    const store = (followed?: HTMLAnchorElement) => {
      if (isFollowing.current || !main.current) return;
      // The scrolling that led to the link may be reported after the click.
      if (!followed && isAtFollowed(main.current)) return;
      const place = placeIn(main.current, followed);
      // Writing takes longer than reading, and the visitor may have rested here.
      if (JSON.stringify(place) !== JSON.stringify(history.state?.place))
        history.replaceState({ ...history.state, place }, '');
    };
    const storeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(store, restMs);
    };
    // It may lead to another page, before the visitor has rested. Other clicks are to be answered first.
    const storeAtClick = (event: Event) => {
      const link = linkIn(event);
      if (link) store(link);
      else storeSoon();
    };
    addEventListener('scroll', storeSoon, { passive: true });
    addEventListener('click', storeAtClick, { capture: true });
    // What the server has rendered may be scrolled before this.
    storeSoon();
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', storeSoon);
      removeEventListener('click', storeAtClick, { capture: true });
    };
  }, [key, main]);

  useLayoutEffect(() => {
    const target = restored();
    if (!isBack || !key || !target) return;
    const place = storedPlace();
    const distance = () => (place && main.current ? distanceTo(place, main.current) : undefined);
    isFollowing.current = true;
    return followPlace(distance, target, place !== undefined, () => {
      isFollowing.current = false;
    });
  }, [key, isBack, main, restored]);
}

/** Whether the link that the visitor has followed still is where it was. */
function isAtFollowed(main: HTMLElement): boolean {
  const place = storedPlace();
  return place?.isFollowed === true && Math.abs(distanceTo(place, main) ?? Number.NaN) < 1;
}

/** Scrolls to the place whenever the page grows, and to `target` while the place is not there. */
function followPlace(
  distance: () => number | undefined,
  target: number,
  hasPlace: boolean,
  onEnd: () => void,
): () => void {
  let [frame, until] = [0, 0];
  const follow = () => {
    const toPlace = distance();
    const left = toPlace ?? target - scrollY;
    // What is below the place may not have its height yet, and then the page cannot be scrolled so far.
    const isThere = Math.abs(left) < 1;
    if (!isThere) {
      const before = scrollY;
      scrollBy({ top: left, behavior: 'instant' });
      if (scrollY !== before) until = performance.now() + followMs;
    }
    if (performance.now() < until) frame = requestAnimationFrame(follow);
    else if (isThere && (toPlace !== undefined || !hasPlace)) stop();
  };
  const growth = new ResizeObserver(() => {
    until = performance.now() + followMs;
    cancelAnimationFrame(frame);
    follow();
  });
  const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    cancelAnimationFrame(frame);
    growth.disconnect();
    for (const move of moves) removeEventListener(move, stop);
    onEnd();
  };
  growth.observe(document.body);
  for (const move of moves) addEventListener(move, stop, { passive: true });
  return stop;
}
