/** Uses the answers that the loader has requested already, so that a view needs no placeholders. */

import type { SWRConfiguration } from 'swr';
import type { Definition } from '#core/element/contract/definition.ts';
import { answeredRequests } from '#core/hooks/data/request-cache.ts';
import type { WidgetSettings } from '#core/hooks/widget-context.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { prefetchEntries } from './server-snapshot.ts';

/** A visitor does not notice an empty element for this long. */
const maxWaitMs = 100;

/**
 * The configuration with the first answers of a view; null if nobody has requested them, or if they take longer
 * than that or fail. The view then renders placeholders.
 */
export async function waitForPrefetched(
  definition: Definition,
  props: Record<string, unknown>,
  { client, demo }: WidgetSettings,
): Promise<SWRConfiguration | null> {
  if (demo || pageGlobals().early.size === 0) return null;
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
  const answers = prefetchEntries(definition, props, client).then(answeredRequests, () => null);
  return Promise.race([answers, timeout]);
}
