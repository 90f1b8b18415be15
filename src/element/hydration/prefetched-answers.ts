/** Uses the answers that the loader has requested already, so that a view needs no placeholders. */
import type { Definition } from '#core/element/contract/definition.ts';
import { storeAnswers } from '#core/kit/data/request-cache.ts';
import type { WidgetSettings } from '#core/kit/widget-context.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { prefetchEntries } from './server-snapshot.ts';
import { warmUpFormatters } from './warm-up-formatters.ts';

/** A visitor does not notice an empty element for this long. */
const maxWaitMs = 100;

/**
 * The first answers of a view, by the keys of the request cache; null if nobody has requested them, or if they take longer
 * than that or fail. The view then renders placeholders.
 */
export async function waitForPrefetched(
  definition: Definition,
  props: Record<string, unknown>,
  { client, demo }: WidgetSettings,
  locale: string,
): Promise<{ fallback: Record<string, unknown> } | null> {
  if (demo || pageGlobals().early.size === 0) return null;
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
  const answers = prefetchEntries(definition, props, client).then(
    (entries) => ({ fallback: storeAnswers(entries) }),
    () => null,
  );
  warmUpFormatters(locale);
  return Promise.race([answers, timeout]);
}
