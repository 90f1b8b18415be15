import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { linkAt, storedPlace } from './stored-place.ts';

/** After going back, moves the focus from the heading to the link that was followed, once it is on the page again. */
export function useReturnedFocus(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(key);

  useEffect(() => {
    const isArrival = shown.current !== key;
    shown.current = key;
    const place = storedPlace();
    const page = main.current;
    if (isArrival && isBack && place?.isFollowed && page) return focusOnceThere(() => linkAt(place, page));
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
