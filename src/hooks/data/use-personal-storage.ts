import { useSyncExternalStore } from 'react';
import { useWidget } from '#core/hooks/widget-context.ts';
import { createPersonalStorage, type PersonalStorage } from '#core/session/personal-storage.ts';

/** What the visitor has typed and not sent: one for all widgets with the same session. */
export const usePersonalStorage = (): PersonalStorage => useWidget().session.personal(createPersonalStorage);

/** Changes when the person who used the page has signed out. */
export function useDepartures(): number {
  const personal = usePersonalStorage();
  return useSyncExternalStore(personal.subscribe, personal.departures, personal.departures);
}
