/** Messages between the tabs of one site. A message names the change, never the token: each tab reads that from storage. */
export type TabMessage = 'signed-in' | 'signed-out' | 'profile';

const isTabMessage = (data: unknown): data is TabMessage =>
  data === 'signed-in' || data === 'signed-out' || data === 'profile';

export interface OtherTabs {
  notify(message: TabMessage): void;
  /** Receives the messages of other tabs until the returned function is called. */
  listen(listener: (message: TabMessage) => void): () => void;
}

export function otherTabs(key: string): OtherTabs {
  const open = (): BroadcastChannel | null => {
    try {
      // Without a storage key the session belongs to this page alone.
      if (!key) return null;
      return new BroadcastChannel(`dragoman.session.${key}`);
    } catch {
      return null;
    }
  };
  let channel: BroadcastChannel | null = null;
  return {
    notify(message) {
      const sender = channel ?? open();
      sender?.postMessage(message);
      if (sender !== channel) sender?.close();
    },
    listen(listener) {
      channel = open();
      channel?.addEventListener('message', ({ data }) => isTabMessage(data) && listener(data));
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}
