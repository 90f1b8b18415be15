/** How many conversations have unread messages, as the user menu reports it. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let unread = 0;

function onUnreadChange(event: Event): void {
  // The bell counts notifications, and the inbox messages, in events of the same name.
  const isFromMenu = event.target instanceof Element && event.target.localName === 'dragoman-user-menu';
  if (!isFromMenu || !(event instanceof CustomEvent)) return;
  unread = Number(event.detail.count);
  for (const listener of listeners) listener();
}

if (typeof document !== 'undefined') document.addEventListener('dragoman-unread-change', onUnreadChange);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
