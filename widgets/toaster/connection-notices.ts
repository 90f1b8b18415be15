import { useEffect } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { connectionTopic } from '#core/runtime/notices.ts';
import { toasterMessages } from './toaster.messages.ts';

/**
 * Says on the marketplace’s own pages that the browser is offline, once for the whole page, and that it is back online. Other
 * pages say so themselves, or do not want to.
 */
export function useConnectionNotices(): void {
  const { runtime, isOwnSite, demo } = useWidget();
  const t = useMessages(toasterMessages);
  const { notify } = runtime.notices;
  useEffect(() => {
    if (!isOwnSite || demo) return;
    const onOffline = () => notify('warning', t.offline, { topic: connectionTopic });
    const onOnline = () => notify('success', t.online, { topic: connectionTopic });
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, [isOwnSite, demo, notify, t]);
}
