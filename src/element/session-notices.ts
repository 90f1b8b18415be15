import { loadMessages, messagesFor } from '#core/i18n/catalogue.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { nearestLocale } from '#core/runtime/page-context.ts';
import type { Runtime } from '#core/runtime/types.ts';

/** Tells the person what became of the session, in the page's language (spec section 4). */
export function announceSessionChanges({ onSessionChange: tell, config, notices }: Runtime): void {
  tell((news) => {
    const { locale: configured, messages } = config.getState();
    const locale = configured || nearestLocale(document.documentElement);
    void loadMessages(coreMessages, locale).finally(() => {
      const t = messagesFor(coreMessages, locale, messages);
      if (news === 'restored') notices.notify('success', t.signedIn);
      else notices.notify('info', news === 'expired' ? t.sessionExpired : t.signedOut);
    });
  });
}
