/** Counts what a partner's page shows. Loaded once the browser is idle. */
import { type Counted, sendCounts } from '#core/api/partner-counts.ts';
import type { WidgetSettings } from '#core/hooks/widget-context.ts';

type CountedFor = Pick<WidgetSettings, 'client' | 'partner' | 'campaign'>;

/** A view counts once so much of the widget, or of the window, is visible for so long. */
const visibleShare = 0.5;
const visibleTime = 1_000;
const thresholds = Array.from({ length: 21 }, (_, step) => step / 20);
/** How long counts wait for others, in milliseconds, and how many go in one call. */
const batchDelay = 5_000;
const batchSize = 20;

const pendingCounts = new Map<string, Counted & { client: CountedFor['client'] }>();
let watchedWidgets = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts that a visitor has opened an offer. */
export const countOpen = (counted: CountedFor): void => add(counted, { opens: 1 });

/** Counts a widget once it has been visible; the returned function stops watching it. */
export function countView(host: Element, counted: CountedFor): () => void {
  const stopWatching = whenVisible(host, () => add(counted, { views: 1 }));
  watchedWidgets += 1;
  return () => {
    stopWatching();
    watchedWidgets -= 1;
    // The last widget to leave sends what is pending, which removes the listener too.
    if (watchedWidgets === 0) send();
  };
}

/** Calls back once the widget has been visible for a second. */
function whenVisible(host: Element, onVisible: () => void): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(wait);
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      const height = Math.min(
        entry?.boundingClientRect.height ?? 0,
        entry?.rootBounds?.height ?? innerHeight,
      );
      const isVisible = height > 0 && (entry?.intersectionRect.height ?? 0) >= height * visibleShare;
      if (!isVisible) {
        clearTimeout(wait);
        wait = undefined;
      } else
        wait ??= setTimeout(() => {
          stop();
          onVisible();
        }, visibleTime);
    },
    { threshold: thresholds },
  );
  observer.observe(host);
  return stop;
}

function add(
  { client, partner, campaign }: CountedFor,
  { views = 0, opens = 0 }: { views?: number; opens?: number },
) {
  const path = location.pathname;
  const key = JSON.stringify([client.baseUrl, partner, campaign, path]);
  const before = pendingCounts.get(key) ?? { client, partner, campaign, path, views: 0, opens: 0 };
  pendingCounts.set(key, { ...before, views: before.views + views, opens: before.opens + opens });
  if (timer !== undefined) return;
  timer = setTimeout(send, batchDelay);
  // Listens only while counts are pending.
  addEventListener('pagehide', send);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('pagehide', send);
  const byBackend = new Map<CountedFor['client'], Counted[]>();
  for (const { client, ...counted } of pendingCounts.values())
    byBackend.set(client, [...(byBackend.get(client) ?? []), counted]);
  pendingCounts.clear();
  for (const [client, counts] of byBackend) sendCounts(client, counts.slice(0, batchSize));
}
