import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as counts for being there. */
const near = 80;

export interface NewestInView {
  box: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLOListElement | null>;
  isAtEnd: boolean;
  onScroll(): void;
  goToEnd(): void;
}

/**
 * Keeps a scrolling box at its end while the person is there, whatever grows or shrinks in or around it, and where
 * they are while they are not. `oldest` names its first row: when it changes, earlier ones were put before it.
 */
export function useNewestInView(oldest: string): NewestInView {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const isStuck = useRef(true);
  const lastTop = useRef(0);
  const fromEnd = useRef(0);

  const note = useCallback(() => {
    const node = box.current;
    if (!node) return;
    const { scrollTop, scrollHeight, clientHeight } = node;
    const distance = scrollHeight - clientHeight - scrollTop;
    // Only a person moves up; a distance that comes from growing content is closed again.
    if (distance <= near) isStuck.current = true;
    else if (scrollTop < lastTop.current - 1) isStuck.current = false;
    lastTop.current = scrollTop;
    fromEnd.current = scrollHeight - scrollTop;
    setAtEnd(isStuck.current);
  }, []);

  const goToEnd = useCallback(() => {
    isStuck.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    note();
  }, [note]);

  useLayoutEffect(() => {
    const follow = () => {
      if (isStuck.current) goToEnd();
      else note();
    };
    const observer = new ResizeObserver(follow);
    for (const node of [box.current, list.current]) if (node) observer.observe(node);
    follow();
    return () => observer.disconnect();
  }, [goToEnd, note]);

  const known = useRef(oldest);
  useLayoutEffect(() => {
    if (known.current === oldest) return;
    known.current = oldest;
    const node = box.current;
    if (node && !isStuck.current) node.scrollTop = node.scrollHeight - fromEnd.current;
  }, [oldest]);

  useEffect(note, [note]);

  return { box, list, isAtEnd, onScroll: note, goToEnd };
}
