/** Tells a visitor that a button of the page opens nothing, and where they can go on. */
import { loadMessages, messagesFor } from '#core/i18n/catalogue.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { nearestLocale } from '#core/runtime/page-context.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
// There may be no widget on the page that provides it.
import './toaster.ts';

/** In the language of the page, which the toaster has too. */
export async function notifyVisitor(): Promise<void> {
  const { config, notices } = getRuntime();
  const { locale: configured, messages, siteUrl, partner } = config.getState();
  const locale = configured || nearestLocale(document.documentElement);
  await loadMessages(coreMessages, locale).catch(() => undefined);
  const t = messagesFor(coreMessages, locale, messages);
  const site = new URL(siteUrl);
  if (partner) site.searchParams.set('partner', partner);
  const link = { address: site.href, label: t.toMarketplace };
  const isThisSite = site.origin === location.origin;
  notices.notify('warning', t.cannotOpen, isThisSite ? { topic } : { topic, link });
}

/** A second click replaces the notice of the first. */
const topic = 'cannot-open';
