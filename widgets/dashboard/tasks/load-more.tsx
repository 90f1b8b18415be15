import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';

const atFirst = 48;

/** The first of a long list, at least as many as `least`, and when asked as many more as are there. */
export function useSlice<Item>(list: readonly Item[], least = 0) {
  const [most, setMost] = useState(atFirst);
  if (least > most) setMost(least);
  return {
    shown: list.slice(0, most),
    hasMore: list.length > most,
    showMore: () => setMost(2 * most),
  };
}

export function MoreButton({ hasMore, showMore }: { hasMore: boolean; showMore(): void }) {
  const t = useMessages(dashboardMessages);
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button part="more" onClick={showMore}>
        {t.showMore}
      </Button>
    </div>
  );
}
