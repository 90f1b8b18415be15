/** Requests what a public widget shows first, for a page that is about to be opened: its view then needs no placeholders. */
import { definitions } from '#core/element/contract/definition.ts';
import { prefetchEntries, snapshotProps } from '#core/element/hydration/server-snapshot.ts';
import { canonicalLocale } from '#core/i18n/locale.ts';
import { loadAllMessages } from '#core/i18n/widget-messages.ts';
import { nearestLocale } from '#core/runtime/page-context.ts';
import { getRuntime } from '#core/runtime/runtime.ts';

/** In milliseconds. Answers that no view has read by then are forgotten: later ones may differ. */
const unreadFor = 30_000;

/** Once the widget's code is loaded. Where a call fails, the widget makes it again, and reports the failure. */
export async function prefetchWidget(tag: string, attributes: Record<string, string>): Promise<void> {
  const definition = definitions.get(tag);
  if (!definition) return;
  const { cache, client, config } = getRuntime();
  const props = snapshotProps(definition.contract, attributes);
  const { apiUrl, locale: given } = config.getState();
  const locale = canonicalLocale(given) ?? nearestLocale(document.documentElement);
  void loadAllMessages(definition.catalogues, locale).catch(() => undefined);
  const entries = await prefetchEntries(definition, props, client(apiUrl)).catch(() => []);
  const added = [...entries].filter(([key]) => !cache.has(key));
  for (const [key, entry] of added) cache.set(key, entry);
  setTimeout(() => {
    // swr replaces an entry of each answer that it reads.
    const isUnread = added.every(([key, entry]) => cache.get(key) === entry);
    if (isUnread) for (const [key] of added) cache.delete(key);
  }, unreadFor);
}
