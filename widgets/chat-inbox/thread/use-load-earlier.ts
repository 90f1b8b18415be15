import { type RefObject, useEffect, useRef } from 'react';

/** How far above the first row somebody who scrolls up is met. */
const margin = '400px 0px 0px';

/** Calls back when the person scrolls near an element; once for each `oldest`, which is what stands below it. */
export function useLoadEarlier(
  isWatching: boolean,
  oldest: string | undefined,
  reach: () => void,
): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(reach);
  useEffect(() => {
    latest.current = reach;
  }, [reach]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after more was put in, it may still be near.
  useEffect(() => {
    const node = mark.current;
    if (!isWatching || !node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) latest.current();
      },
      { root: node.parentElement, rootMargin: margin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [isWatching, oldest]);
  return mark;
}
