import { useEffect, useRef } from 'react';

/** Calls `onEnd` after a number of ms, not counting the time it was paused. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused || !Number.isFinite(left.current) || left.current <= 0) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      // At least a second, so that the visitor sees it disappear after the pointer left.
      left.current = Math.max(1000, left.current - (Date.now() - started));
    };
  }, [paused]);
}
