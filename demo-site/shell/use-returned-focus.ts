import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { linkIn } from './link-approach.ts';
import { linkAt, linksIn, placeOf, readPlace } from './page-links.ts';

/** After going back, moves the focus from the heading to the link that had led on, once it is on the page again. */
export function useReturnedFocus(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(key);

  useEffect(() => {
    const store = (event: Event) => {
      const link = linkIn(event);
      if (!link || !main.current) return;
      const links = linksIn(main.current);
      // One in the navigation is at hand on the next page too.
      const left = links.includes(link) ? placeOf(link, links) : undefined;
      history.replaceState({ ...history.state, left }, '');
    };
    addEventListener('click', store, { capture: true });
    return () => removeEventListener('click', store, { capture: true });
  }, [main]);

  useEffect(() => {
    const isArrival = shown.current !== key;
    shown.current = key;
    const left = readPlace(history.state?.left);
    const page = main.current;
    if (isArrival && isBack && left && page) return focusOnceThere(() => linkAt(left, page));
  }, [key, isBack, main]);
}

/** Until the person moves the focus, or the list has had its time to load. */
function focusOnceThere(find: () => HTMLElement | undefined): () => void {
  let triesLeft = 30;
  const look = () => {
    triesLeft -= 1;
    const link = find();
    const isUnmoved = document.activeElement?.matches('body, main, h1') ?? true;
    if (link && isUnmoved) link.focus({ preventScroll: true });
    if (link || !isUnmoved || triesLeft === 0) clearInterval(timer);
  };
  const timer = setInterval(look, 100);
  return () => clearInterval(timer);
}
