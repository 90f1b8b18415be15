/** The page's notices: texts that a toaster shows above the page. */
import { createStore, type StoreApi } from 'zustand/vanilla';

export const noticeTypes = ['success', 'error', 'warning', 'info'] as const;

export type NoticeType = (typeof noticeTypes)[number];

export interface Notice {
  id: number;
  type: NoticeType;
  message: string;
  /** The view that caused it announces it to screen readers itself. */
  isAnnouncedElsewhere?: boolean;
}

export interface Notices {
  store: StoreApi<readonly Notice[]>;
  /** Shows a text to the visitor, unless the host page prevents `dragoman-notice` to show it itself. */
  notify(type: string, message: string, options?: Pick<Notice, 'isAnnouncedElsewhere'>): void;
  dismiss(id: number): void;
  /** Adds a toaster; only the first on a page shows notices. The returned function removes it. */
  registerToaster(toaster: object): () => void;
  toasters: StoreApi<readonly object[]>;
  /** Sets how to load a toaster if the page has none. */
  provideToaster(load: () => Promise<unknown>): void;
}

const isNoticeType = (type: string): type is NoticeType => noticeTypes.some((known) => known === type);

export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>()(() => []);
  const toasters = createStore<readonly object[]>()(() => []);
  let loadToaster: (() => Promise<unknown>) | null = null;
  let count = 0;

  function ensureToaster(): void {
    if (toasters.getState().length > 0) return;
    void loadToaster?.();
    if (document.querySelector('dragoman-toaster:not([demo])')) return;
    const toaster = document.createElement('dragoman-toaster');
    // Outside the page's flow: in a flex or grid body it would otherwise add a gap.
    toaster.style.position = 'fixed';
    document.body.append(toaster);
  }

  return {
    store,
    toasters,
    notify(given, message, options) {
      if (!message) return;
      if (!isNoticeType(given))
        console.log(`dragoman: “${given}” is no notice type (${noticeTypes.join(', ')})`);
      const type = isNoticeType(given) ? given : 'info';
      const event = new CustomEvent('dragoman-notice', { cancelable: true, detail: { type, message } });
      if (!document.dispatchEvent(event)) return;
      count += 1;
      store.setState([...store.getState(), { id: count, type, message, ...options }], true);
      ensureToaster();
    },
    dismiss: (id) =>
      store.setState(
        store.getState().filter((notice) => notice.id !== id),
        true,
      ),
    registerToaster(toaster) {
      toasters.setState([...toasters.getState(), toaster], true);
      return () =>
        toasters.setState(
          toasters.getState().filter((other) => other !== toaster),
          true,
        );
    },
    provideToaster(load) {
      loadToaster ??= load;
    },
  };
}
