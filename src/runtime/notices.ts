/** The page's notices: texts that a toaster shows above the page. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { isNoticeType, type NoticeType, noticeTypes } from '#core/domain/notice.ts';

export interface Notice {
  id: number;
  type: NoticeType;
  message: string;
  /** The view that caused it announces it to screen readers itself. */
  isAnnouncedElsewhere?: boolean;
  /** What it is about: a newer notice of the same topic replaces it, because it would contradict or repeat it. */
  topic?: string;
  /** Where it leads. */
  link?: NoticeLink;
}

interface NoticeLink {
  address: string;
  label: string;
}

/** About the connection to the backend, whichever widget found out. */
export const connectionTopic = 'connection';

/** About who is signed in. */
export const sessionTopic = 'session';

/** About new messages. */
export const messagesTopic = 'messages';

/** About one conversation. */
export const conversationTopic = (id: string): string => `conversation:${id}`;

type NoticeOptions = Pick<Notice, 'isAnnouncedElsewhere' | 'topic' | 'link'>;

export interface Notices {
  store: StoreApi<readonly Notice[]>;
  /**
   * Shows a text to the visitor, unless the host page prevents `dragoman-notice` to show it itself. An equal text that is
   * still shown, or waits to be shown, goes.
   */
  notify(type: string, message: string, options?: NoticeOptions): void;
  dismiss(id: number): void;
  /** Removes what is no longer true. */
  withdraw(topic: string): void;
  /** Topics that a view of the page shows by itself: notices about them are not shown. */
  covered: StoreApi<readonly string[]>;
  /** Covers a topic until the returned function is called. */
  cover(topic: string): () => void;
  /** Adds a toaster; only the first on a page shows notices. The returned function removes it. */
  registerToaster(toaster: object): () => void;
  toasters: StoreApi<readonly object[]>;
  /** Sets how to load a toaster if the page has none. */
  provideToaster(load: () => Promise<unknown>): void;
}

export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>()(() => []);
  const toasters = createStore<readonly object[]>()(() => []);
  const covered = createStore<readonly string[]>()(() => []);
  let loadToaster: (() => Promise<unknown>) | null = null;
  let count = 0;

  const remove = (isGone: (notice: Notice) => boolean) =>
    store.setState(
      store.getState().filter((notice) => !isGone(notice)),
      true,
    );

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
    covered,
    notify(given, message, options) {
      if (!message || covered.getState().includes(options?.topic ?? '')) return;
      if (!isNoticeType(given))
        console.log(`dragoman: “${given}” is no notice type (${noticeTypes.join(', ')})`);
      const type = isNoticeType(given) ? given : 'info';
      const event = new CustomEvent('dragoman-notice', { cancelable: true, detail: { type, message } });
      if (!document.dispatchEvent(event)) return;
      count += 1;
      const isOutdated = (old: Notice) =>
        (old.type === type && old.message === message) ||
        (options?.topic !== undefined && old.topic === options.topic);
      const others = store.getState().filter((old) => !isOutdated(old));
      store.setState([...others, { id: count, type, message, ...options }], true);
      ensureToaster();
    },
    dismiss: (id) => remove((notice) => notice.id === id),
    cover(topic) {
      covered.setState([...covered.getState(), topic], true);
      remove((notice) => notice.topic === topic);
      return () => {
        const topics = [...covered.getState()];
        topics.splice(topics.indexOf(topic), 1);
        covered.setState(topics, true);
      };
    },
    withdraw: (topic) => remove((notice) => notice.topic === topic),
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
