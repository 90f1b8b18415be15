import { useEffect, useRef } from 'react';

/** In milliseconds, while the page is visible: what is waited for may happen on another device. */
const between = 30_000;

/** Looks again when the person comes back to the page, and now and then: they do something elsewhere and go on here. */
export function useRecheck(isWaiting: boolean, recheck: () => Promise<unknown>): void {
  const latest = useRef(recheck);
  useEffect(() => {
    latest.current = recheck;
  }, [recheck]);
  useEffect(() => {
    if (!isWaiting) return;
    // Where it fails, the next one may not.
    const look = () => void (document.hidden || latest.current().catch(() => undefined));
    const timer = setInterval(look, between);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [isWaiting]);
}
