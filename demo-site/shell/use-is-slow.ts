import { useEffect, useState } from 'react';

/** In milliseconds: a visitor does not miss a sign of progress for this long. */
const patience = 150;

/**
 * Whether something has been loading for a while. Most pages come at once, and inserting a sign for them would have the
 * browser recalculate the styles of all that the page shows.
 */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}
