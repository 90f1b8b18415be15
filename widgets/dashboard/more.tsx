import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import * as styles from './dashboard.styles.ts';

const step = 48;

/** The first of a long list, and more of it when asked. */
export function useSlice<Item>(list: readonly Item[]) {
  const [most, setMost] = useState(step);
  return {
    shown: list.slice(0, most),
    hasMore: list.length > most,
    showMore: () => setMost(most + step),
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
