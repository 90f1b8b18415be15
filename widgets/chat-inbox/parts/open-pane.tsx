import { useMessages } from '#core/i18n/context.ts';
import { backdropLetter } from '#core/ui/backdrop-letter.ts';
import { separatePart } from '#core/ui/separate-part.tsx';
import type { Opened } from '#widgets/chat-inbox/chat-inbox.data.ts';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import * as styles from '#widgets/chat-inbox/chat-inbox.styles.ts';
import { ConversationNotFound } from './inbox-states.tsx';
import type { ThreadProps } from './thread.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

const thread = separatePart<ThreadProps>(
  async () => ({ View: (await import('./thread.tsx')).Thread }),
  ThreadSkeleton,
);

/** Nearly every reader opens a conversation. */
export const preloadThread = thread.preload;

interface OpenPaneProps extends Omit<ThreadProps, 'conversation'> {
  opened: Opened;
}

/** The pane beside the list: the open conversation, or why there is none. */
export function OpenPane({ opened, ...props }: OpenPaneProps) {
  const t = useMessages(chatInboxMessages);
  switch (opened.status) {
    case 'none':
      return (
        <p className={styles.placeholder}>
          <span className={styles.letter} aria-hidden translate="no">
            {backdropLetter(undefined, t.choose)}
          </span>
          {t.choose}
        </p>
      );
    case 'searching':
      return <ThreadSkeleton />;
    case 'missing':
      return <ConversationNotFound onBack={props.onBack} />;
    case 'open': {
      const { conversation } = opened;
      return <thread.View key={conversation.id} conversation={conversation} {...props} />;
    }
  }
}
