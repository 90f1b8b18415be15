import type { Definition } from '#core/element/contract/definition.ts';
import { formatFor } from '#core/i18n/format.ts';
import { storeAnswers } from '#core/kit/data/request-cache.ts';
import type { WidgetSettings } from '#core/kit/widget-context.ts';
import { prefetchEntries } from './server-snapshot.ts';

/** So long, in ms, nobody misses placeholders. */
const maxWaitMs = 100;

/**
 * The first answers of a view for which the loader has asked already, by the request cache’s keys; null where they take
 * longer than a moment or fail. Drawn at once they spare the placeholders before them.
 */
export async function waitForPrefetched(
  definition: Definition,
  props: Record<string, unknown>,
  { client }: WidgetSettings,
  locale: string,
): Promise<{ fallback: Record<string, unknown> } | null> {
  const over = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
  const asked = prefetchEntries(definition, props, client).then(
    (entries) => ({ fallback: storeAnswers(entries) }),
    () => null,
  );
  makeFormatters(locale);
  return Promise.race([asked, over]);
}

/** The first of them take a phone a fifth of a second, which is better spent while the answers are on their way. */
function makeFormatters(locale: string): void {
  const format = formatFor(locale);
  format.number(0);
  format.price(0);
  format.language('en');
}
