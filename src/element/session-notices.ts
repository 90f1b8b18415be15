import { loadMessages, messagesFor } from '#core/i18n/catalogue.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { nearestLocale } from '#core/runtime/page-context.ts';
import type { Runtime } from '#core/runtime/types.ts';

/** Shows the visitor a notice when the session is restored, expires or ends, in the page's language (spec section 4). */
export function announceSessionChanges({ onSessionChange, config, notices }: Runtime): void {
  onSessionChange((change) => {
    const { locale: configured, messages } = config.getState();
    const locale = configured || nearestLocale(document.documentElement);
    void loadMessages(coreMessages, locale).finally(() => {
      const t = messagesFor(coreMessages, locale, messages);
      const texts = { restored: t.signedIn, expired: t.sessionExpired, 'signed-out': t.signedOut };
      notices.notify(change === 'restored' ? 'success' : 'info', texts[change], { topic: sessionTopic });
    });
  });
}
