import { type RefObject, useEffect, useRef } from 'react';

/** Earlier messages are loaded before the reader reaches the first row. */
const rootMargin = '400px 0px 0px';

/** Calls back when the reader scrolls near the returned element; at most once for each oldest message below it. */
export function useLoadEarlier(
  isWatching: boolean,
  oldest: string | undefined,
  onReach: () => void,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  }, [onReach]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after earlier messages came in, the element may still be near.
  useEffect(() => {
    const node = sentinel.current;
    if (!isWatching || !node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) latest.current();
      },
      { root: node.parentElement, rootMargin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [isWatching, oldest]);
  return sentinel;
}
