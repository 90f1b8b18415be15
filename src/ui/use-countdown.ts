import { useEffect, useRef } from 'react';

/** Calls `onEnd` once so many ms have gone by, not counting the time it was paused. */
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
      // A second at least: enough to see it go after the pointer left.
      left.current = Math.max(1000, left.current - (Date.now() - started));
    };
  }, [paused]);
}
