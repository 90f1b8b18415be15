import { useEffect } from 'react';
import type { WidgetSettings } from '#core/kit/widget-context.ts';

/** What stands for an offer; the rest of the widgets is not what a partner brings people to. */
const counted = new Set(['dragoman-offer-grid', 'dragoman-offer-detail', 'dragoman-checkout']);

const counts = () => import('./partner-counts.ts');
const nothing = () => undefined;

/** Visitors who ask not to be followed are not counted either, though nothing here could tell who they are. */
const declines = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** Has a widget on a partner's page counted: what is opened at once, what is seen once the page is quiet. */
export function usePartnerCounts({
  host,
  tag,
  client,
  partner,
  campaign,
  demo,
  isOwnSite,
}: WidgetSettings): void {
  const isCounted = Boolean(partner) && !demo && !isOwnSite && counted.has(tag);

  useEffect(() => {
    if (!isCounted || declines()) return;
    const whose = { client, partner, campaign };
    let isOver = false;
    let stop: () => void = nothing;
    const opened = () => void counts().then(({ countOpen }) => countOpen(whose), nothing);
    const cancel = whenIdle(() => {
      counts().then(({ countView }) => {
        if (!isOver) stop = countView(host, whose);
      }, nothing);
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

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}
