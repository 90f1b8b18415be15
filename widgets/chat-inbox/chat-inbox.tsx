import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { ConversationList } from '#widgets/chat-inbox/conversations/conversation-list.tsx';
import { NoConversations, SignedOut } from '#widgets/chat-inbox/conversations/empty-states.tsx';
import { InboxSkeleton } from '#widgets/chat-inbox/conversations/inbox-skeleton.tsx';
import { usePaneFocus } from '#widgets/chat-inbox/conversations/use-pane-focus.ts';
import { type Outbox, useOutbox } from '#widgets/chat-inbox/sending/outbox.ts';
import { TranslatorContext } from '#widgets/chat-inbox/thread/message-translation.ts';
import { OpenPane, preloadThread } from '#widgets/chat-inbox/thread/open-pane.tsx';
import type { chatInboxContract } from './chat-inbox.contract.ts';
import { useInbox } from './chat-inbox.data.ts';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import * as styles from './chat-inbox.styles.ts';
import { useReader } from './reader.ts';

type Props = PropsOf<typeof chatInboxContract>;

export function ChatInbox({ conversationId, about, headingLevel, taskUrl, translator }: Props) {
  const reader = useReader();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (reader.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  switch (reader.status) {
    case 'unknown':
      return <InboxSkeleton />;
    case 'unreachable':
      return <Failure error={reader.error} isRetrying={reader.isRetrying} onRetry={reader.retry} />;
    case 'signed-out':
      return <SignedOut wasSignedIn={wasSignedIn} />;
    case 'signed-in':
      return (
        <TranslatorContext value={translator}>
          <Inbox
            key={reader.id}
            readerId={reader.id}
            conversationId={conversationId}
            about={about}
            headingLevel={headingLevel}
            taskUrl={taskUrl}
          />
        </TranslatorContext>
      );
  }
}

interface ThreadSettings {
  readerId: string;
  headingLevel: number;
  taskUrl: string;
}

interface InboxProps extends ThreadSettings {
  conversationId: string;
  about: string;
}

type InboxData = ReturnType<typeof useInbox>;

function Inbox({ conversationId, about, ...thread }: InboxProps) {
  const inbox = useInbox(thread.readerId, conversationId);
  const outbox = useOutbox(thread.readerId, inbox.refreshAfterSend);
  const { query, conversations, opened } = inbox;
  useEffect(() => preloadThread(), []);
  const opensAbout = inbox.openId === conversationId;

  switch (query.status) {
    case 'loading':
      return <InboxSkeleton />;
    case 'failed':
      return <Failure error={query.error} isRetrying={query.isRetrying} onRetry={query.retry} />;
    case 'ready':
      if (conversations.length === 0 && opened.status === 'none') return <NoConversations />;
      return <Columns inbox={inbox} outbox={outbox} {...thread} about={opensAbout ? about : ''} />;
  }
}

interface ColumnsProps extends ThreadSettings {
  inbox: InboxData;
  outbox: Outbox;
  about: string;
}

function Columns({ inbox, outbox, ...thread }: ColumnsProps) {
  const t = useMessages(chatInboxMessages);
  const format = useFormat();
  const { openId, open, close, unread } = inbox;
  const focus = usePaneFocus(openId);

  const leave = () => {
    focus.followNext();
    close();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !openId || !focus.isNarrow()) return;
    event.stopPropagation();
    leave();
  };

  return (
    <section className={styles.inbox} part="inbox" aria-label={t.inbox}>
      <div className={styles.columns}>
        <div className={styles.pane} data-behind={openId ? '' : undefined}>
          <ConversationList
            ref={focus.list}
            conversations={inbox.conversations}
            openId={openId}
            onOpen={(id) => {
              focus.followNext();
              open(id);
            }}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the Back button inside. */}
        <div className={styles.pane} data-behind={openId ? undefined : ''} onKeyDown={leaveOnEscape}>
          <OpenPane
            opened={inbox.opened}
            outbox={outbox}
            {...thread}
            titleRef={focus.title}
            onBack={leave}
            onRead={inbox.markSeen}
          />
        </div>
      </div>
      <StatusLine hidden>
        {unread > 0 && t.unread({ count: unread, digits: format.number(unread) })}
      </StatusLine>
    </section>
  );
}
