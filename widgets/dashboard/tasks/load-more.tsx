/** Shows the first items of a long list, and a button for more. */
import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';

const initialCount = 48;

/** The first items of a list, and twice as many at each request. */
export function useSlice<Item>(list: readonly Item[]) {
  const [maxCount, setMaxCount] = useState(initialCount);
  return {
    shown: list.slice(0, maxCount),
    hasMore: list.length > maxCount,
    showMore: () => setMaxCount(2 * maxCount),
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
