/** What one tab tells the others. It names the change, never the token: they read that where they may. */
export type Change = 'signed-in' | 'signed-out' | 'profile';

const isChange = (data: unknown): data is Change =>
  data === 'signed-in' || data === 'signed-out' || data === 'profile';

export interface OtherTabs {
  tell(change: Change): void;
  /** Hears the other tabs until the returned function is called. */
  listen(hear: (change: Change) => void): () => void;
}

export function otherTabs(key: string): OtherTabs {
  const open = (): BroadcastChannel | null => {
    try {
      // Without a key the sign-in is this page's alone.
      if (!key) return null;
      return new BroadcastChannel(`dragoman.session.${key}`);
    } catch {
      return null;
    }
  };
  let channel: BroadcastChannel | null = null;
  return {
    tell(change) {
      const sender = channel ?? open();
      sender?.postMessage(change);
      if (sender !== channel) sender?.close();
    },
    listen(hear) {
      channel = open();
      channel?.addEventListener('message', ({ data }) => isChange(data) && hear(data));
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}
