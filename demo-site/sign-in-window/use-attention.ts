import { useEffect, useState } from 'react';

/**
 * Whether this window has been in view and focused for so many milliseconds without a break. The page that opened it
 * decides when it comes to the front: a click that was aimed at that page must not count here.
 */
export function useAttention(duration: number): boolean {
  const [isGiven, setGiven] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      setGiven(false);
      if (document.visibilityState === 'visible' && document.hasFocus())
        timer = setTimeout(() => setGiven(true), duration);
    };
    restart();
    addEventListener('focus', restart);
    addEventListener('blur', restart);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', restart);
      removeEventListener('blur', restart);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [duration]);
  return isGiven;
}
