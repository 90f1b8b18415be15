/** Counts what a partner's page shows, for its partner. Fetched once the page is quiet. */
import { type Counted, sendCounts } from '#core/api/partner-counts.ts';
import type { WidgetSettings } from '#core/kit/widget-context.ts';

type Whose = Pick<WidgetSettings, 'client' | 'partner' | 'campaign'>;

/** How much of a widget has to be seen, or how much of the window it has to fill, and for how long. */
const half = 0.5;
const steps = Array.from({ length: 21 }, (_, step) => step / 20);
const aSecond = 1_000;
const gathering = 5_000;
const mostAtOnce = 20;

const gathered = new Map<string, Counted & { client: Whose['client'] }>();
let followed = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Somebody looks at an offer more closely. */
export const countOpen = (whose: Whose): void => add(whose, { opens: 1 });

/** Counts a widget once it has been seen; the returned function gives that up. */
export function countView(host: Element, whose: Whose): () => void {
  const stopWatching = whenSeen(host, () => add(whose, { views: 1 }));
  followed += 1;
  return () => {
    stopWatching();
    followed -= 1;
    // What waits goes with the last widget, and so does the listener.
    if (followed === 0) send();
  };
}

/** Calls back once the widget has been in view for a second. */
function whenSeen(host: Element, seen: () => void): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(wait);
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      const room = Math.min(entry?.boundingClientRect.height ?? 0, entry?.rootBounds?.height ?? innerHeight);
      const isSeen = room > 0 && (entry?.intersectionRect.height ?? 0) >= room * half;
      if (!isSeen) {
        clearTimeout(wait);
        wait = undefined;
      } else
        wait ??= setTimeout(() => {
          stop();
          seen();
        }, aSecond);
    },
    { threshold: steps },
  );
  observer.observe(host);
  return stop;
}

function add(
  { client, partner, campaign }: Whose,
  { views = 0, opens = 0 }: { views?: number; opens?: number },
) {
  const path = location.pathname;
  const key = JSON.stringify([client.baseUrl, partner, campaign, path]);
  const before = gathered.get(key) ?? { client, partner, campaign, path, views: 0, opens: 0 };
  gathered.set(key, { ...before, views: before.views + views, opens: before.opens + opens });
  if (timer !== undefined) return;
  timer = setTimeout(send, gathering);
  // Listens only while something waits to be sent.
  addEventListener('pagehide', send);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('pagehide', send);
  const byBackend = new Map<Whose['client'], Counted[]>();
  for (const { client, ...counted } of gathered.values())
    byBackend.set(client, [...(byBackend.get(client) ?? []), counted]);
  gathered.clear();
  for (const [client, counts] of byBackend) sendCounts(client, counts.slice(0, mostAtOnce));
}
