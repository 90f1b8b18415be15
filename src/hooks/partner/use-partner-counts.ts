import { useEffect } from 'react';
import { whenIdle } from '#core/hooks/data/when-idle.ts';
import type { WidgetSettings } from '#core/hooks/widget-context.ts';

/** The widgets that show offers: only these are counted. */
const countedTags = new Set(['dragoman-offer-grid', 'dragoman-offer-detail', 'dragoman-checkout']);

const counts = () => import('./partner-counts.ts');
const noop = () => undefined;

/** Visitors who ask not to be tracked are not counted, although a count identifies no visitor. */
const declinesTracking = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** Counts a widget on a partner's page: opened offers at once, views once the browser is idle. */
export function usePartnerCounts({
  host,
  tag,
  client,
  partner,
  campaign,
  demo,
  isOwnSite,
}: WidgetSettings): void {
  const isCounted = Boolean(partner) && !demo && !isOwnSite && countedTags.has(tag);

  useEffect(() => {
    if (!isCounted || declinesTracking()) return;
    const counted = { client, partner, campaign };
    let isOver = false;
    let stop: () => void = noop;
    const opened = () => void counts().then(({ countOpen }) => countOpen(counted), noop);
    const cancel = whenIdle(() => {
      counts().then(({ countView }) => {
        if (!isOver) stop = countView(host, counted);
      }, noop);
    });
    host.addEventListener('dragoman-offer-select', opened);
    return () => {
      isOver = true;
      cancel();
      stop();
      host.removeEventListener('dragoman-offer-select', opened);
    };
  }, [isCounted, host, client, partner, campaign]);
}
