import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useWidget } from '#core/hooks/widget-context.ts';
import type { Message } from '#core/i18n/catalogue.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { connectionTopic, type Notice } from '#core/runtime/notices.ts';
import type { NoticeItem } from '#core/ui/notice-list.tsx';
import { toasterMessages } from './toaster.messages.ts';

interface ShownNotices {
  notices: readonly NoticeItem[];
  dismiss(id: NoticeItem['id']): void;
}

const none: readonly Notice[] = [];

/** The page's notices, while this toaster is the first on the page. */
export function useNotices(): ShownNotices {
  const { runtime, host, demo } = useWidget();
  const { store, toasters, registerToaster, dismiss } = runtime.notices;
  const t = useMessages(coreMessages);

  useEffect(() => (demo ? undefined : registerToaster(host)), [demo, host, registerToaster]);

  const isFirst = useSyncExternalStore(
    toasters.subscribe,
    () => toasters.getState()[0] === host,
    () => false,
  );
  const notices = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const translated = notices.map((notice) => ({ ...notice, message: inCurrentLocale(notice.message, t) }));
  return { notices: isFirst ? translated : none, dismiss: (id) => dismiss(Number(id)) };
}

/** A message of the core in the current locale, after the locale has changed. */
function inCurrentLocale(message: string, t: typeof coreMessages.en): string {
  const current = new Map<string, Message>(Object.entries(t));
  for (const texts of coreMessages.loaded.values())
    for (const [key, text] of Object.entries(texts)) {
      const translation = current.get(key);
      if (text === message && typeof translation === 'string') return translation;
    }
  return message;
}

/** The notices of the `demo` attribute: none for `loading` and `empty`, an error for `error`, else one of each type. */
export function useSampleNotices(): ShownNotices {
  const { demo } = useWidget();
  const t = useMessages(toasterMessages);
  const [dismissed, setDismissed] = useState<readonly NoticeItem['id'][]>([]);
  const samples: Notice[] = [
    { id: 1, type: 'success', message: t.sampleSuccess },
    { id: 2, type: 'info', message: t.sampleInfo, link: { address: '/messages', label: t.sampleLink } },
    { id: 3, type: 'warning', message: t.sampleWarning },
    { id: 4, type: 'error', message: t.sampleError },
  ];
  const isShown = ({ type }: Notice) => demo === 'ready' || (demo === 'error' && type === 'error');
  return {
    notices: samples.filter((sample) => isShown(sample) && !dismissed.includes(sample.id)),
    dismiss: useCallback((id: NoticeItem['id']) => setDismissed((before) => [...before, id]), []),
  };
}

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
