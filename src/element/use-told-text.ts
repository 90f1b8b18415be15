import { useCallback } from 'react';
import type { Told } from '#core/api/account.ts';
import { useReadsEnglish } from '#core/i18n/context.ts';
import { useWidget } from './widget-context.ts';

/** What a backend said (spec section 7) to whoever reads English; our own words to others, and where it said nothing. */
export function useToldText(): (told: Pick<Told, 'message'>, own: string) => string {
  const readsEnglish = useReadsEnglish();
  return useCallback(({ message }, own) => (readsEnglish && message) || own, [readsEnglish]);
}

/** Tells it above the page. */
export function useTellingTold(): (told: Told, own: string) => void {
  const { notices } = useWidget().runtime;
  const toldText = useToldText();
  return useCallback((told, own) => notices.notify(told.type, toldText(told, own)), [notices, toldText]);
}
