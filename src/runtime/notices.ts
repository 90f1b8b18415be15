import { createStore, type StoreApi } from 'zustand/vanilla';

export const noticeTypes = ['success', 'error', 'warning', 'info'] as const;

export type NoticeType = (typeof noticeTypes)[number];

export interface Notice {
  id: number;
  type: NoticeType;
  message: string;
  /** What it came from reads it aloud itself. */
  isSaid?: boolean;
}

export interface Notices {
  store: StoreApi<readonly Notice[]>;
  /** Tells the person something, unless the host page takes `dragoman-notice` over. */
  notify(type: string, message: string, options?: Pick<Notice, 'isSaid'>): void;
  dismiss(id: number): void;
  /** A toaster says it is there; only the first on a page shows notices. Returns how it leaves. */
  attend(toaster: object): () => void;
  attending: StoreApi<readonly object[]>;
  /** How to get a toaster where a page has none. */
  provideToaster(load: () => Promise<unknown>): void;
}

const isNoticeType = (type: string): type is NoticeType => noticeTypes.some((known) => known === type);

export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>()(() => []);
  const attending = createStore<readonly object[]>()(() => []);
  let loadToaster: (() => Promise<unknown>) | null = null;
  let count = 0;

  function ensureToaster(): void {
    if (attending.getState().length > 0) return;
    void loadToaster?.();
    if (document.querySelector('dragoman-toaster:not([demo])')) return;
    const toaster = document.createElement('dragoman-toaster');
    // Out of the page's flow: as an item of a flex or grid body it would cost the page a gap.
    toaster.style.position = 'fixed';
    document.body.append(toaster);
  }

  return {
    store,
    attending,
    notify(word, message, options) {
      if (!message) return;
      if (!isNoticeType(word))
        console.log(`dragoman: “${word}” is no notice type (${noticeTypes.join(', ')})`);
      const type = isNoticeType(word) ? word : 'info';
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
    attend(toaster) {
      attending.setState([...attending.getState(), toaster], true);
      return () =>
        attending.setState(
          attending.getState().filter((other) => other !== toaster),
          true,
        );
    },
    provideToaster(load) {
      loadToaster ??= load;
    },
  };
}
