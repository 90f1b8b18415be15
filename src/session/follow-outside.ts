import type { OtherTabs, TabMessage } from './other-tabs.ts';

interface Outside {
  tabs: OtherTabs;
  onMessage(message: TabMessage): void;
  /** The browser shows the page again from its back/forward cache. Meanwhile it has received no messages. */
  onReturn(): void;
}

/** Follows what happens outside the page until the returned function is called. */
export function followOutside({ tabs, onMessage, onReturn }: Outside): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
  const stop = tabs.listen(onMessage);
  addEventListener('pageshow', onPageShow);
  return () => {
    stop();
    removeEventListener('pageshow', onPageShow);
  };
}
