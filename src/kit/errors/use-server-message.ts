import { useCallback } from 'react';
import type { ServerMessage } from '#core/api/account.ts';
import { useReadsEnglish } from '#core/i18n/context.ts';
import { useWidget } from '#core/kit/widget-context.ts';

/** What a backend said (spec section 7) to whoever reads English; our own words to others, and where it said nothing. */
export function useServerMessageText(): (
  serverMessage: Pick<ServerMessage, 'message'>,
  own: string,
) => string {
  const readsEnglish = useReadsEnglish();
  return useCallback(({ message }, own) => (readsEnglish && message) || own, [readsEnglish]);
}

/** Tells it above the page. */
export function useNotify(): (serverMessage: ServerMessage, own: string) => void {
  const { notices } = useWidget().runtime;
  const toldText = useServerMessageText();
  return useCallback(
    (serverMessage, own) => notices.notify(serverMessage.type, toldText(serverMessage, own)),
    [notices, toldText],
  );
}
