import { type KeyboardEvent, useState } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { backdropLetter } from '#core/ui/backdrop-letter.ts';
import { StatusLine } from '#core/ui/status-line.tsx';
import { ConversationList } from '#widgets/chat-inbox/conversations/conversation-list.tsx';
import {
  ConversationNotFound,
  NoConversations,
  SignedOut,
} from '#widgets/chat-inbox/conversations/empty-states.tsx';
import { InboxSkeleton } from '#widgets/chat-inbox/conversations/inbox-skeleton.tsx';
import { usePaneFocus } from '#widgets/chat-inbox/conversations/use-pane-focus.ts';
import { type Outbox, useOutbox } from '#widgets/chat-inbox/sending/outbox.ts';
import { TranslatorContext } from '#widgets/chat-inbox/thread/message-translation.ts';
import { Thread } from '#widgets/chat-inbox/thread/thread.tsx';
import { ThreadSkeleton } from '#widgets/chat-inbox/thread/thread-skeleton.tsx';
import type { chatInboxContract } from './chat-inbox.contract.ts';
import { useInbox } from './chat-inbox.data.ts';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import * as styles from './chat-inbox.styles.ts';
import { useReader } from './reader.ts';

type Props = PropsOf<typeof chatInboxContract>;

export function ChatInbox({ conversationId, headingLevel, taskUrl, translator }: Props) {
  const reader = useReader();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (reader.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  switch (reader.status) {
    case 'unknown':
      return <InboxSkeleton />;
    case 'signed-out':
      return <SignedOut wasSignedIn={wasSignedIn} />;
    case 'signed-in':
      return (
        <TranslatorContext value={translator}>
          <Inbox
            key={reader.id}
            readerId={reader.id}
            conversationId={conversationId}
            headingLevel={headingLevel}
            taskUrl={taskUrl}
          />
        </TranslatorContext>
      );
  }
}

interface Frame {
  readerId: string;
  headingLevel: number;
  taskUrl: string;
}

interface InboxProps extends Frame {
  conversationId: string;
}

type InboxData = ReturnType<typeof useInbox>;

function Inbox({ conversationId, ...frame }: InboxProps) {
  const inbox = useInbox(frame.readerId, conversationId);
  const outbox = useOutbox(frame.readerId, inbox.noteSent);
  const { news, conversations, opened } = inbox;

  switch (news.status) {
    case 'loading':
      return <InboxSkeleton />;
    case 'failed':
      return <Failure error={news.error} isRetrying={news.isRetrying} onRetry={news.retry} />;
    case 'ready':
      if (conversations.length === 0 && opened.status === 'none') return <NoConversations />;
      return <Columns inbox={inbox} outbox={outbox} {...frame} />;
  }
}

interface ColumnsProps extends Frame {
  inbox: InboxData;
  outbox: Outbox;
}

function Columns({ inbox, outbox, ...frame }: ColumnsProps) {
  const t = useMessages(chatInboxMessages);
  const format = useFormat();
  const { openId, open, close, unread } = inbox;
  const focus = usePaneFocus(openId);

  const leave = () => {
    focus.follow();
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
              focus.follow();
              open(id);
            }}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the Back button inside. */}
        <div className={styles.pane} data-behind={openId ? undefined : ''} onKeyDown={leaveOnEscape}>
          <OpenPane inbox={inbox} outbox={outbox} {...frame} titleRef={focus.title} onBack={leave} />
        </div>
      </div>
      <StatusLine hidden>
        {unread > 0 && t.unread({ count: unread, digits: format.number(unread) })}
      </StatusLine>
    </section>
  );
}

interface OpenPaneProps extends ColumnsProps {
  titleRef: ReturnType<typeof usePaneFocus>['title'];
  onBack(): void;
}

function OpenPane({ inbox, ...rest }: OpenPaneProps) {
  const t = useMessages(chatInboxMessages);
  switch (inbox.opened.status) {
    case 'none':
      return (
        <p className={styles.placeholder}>
          <span className={styles.letter} aria-hidden translate="no">
            {backdropLetter(undefined, t.choose)}
          </span>
          {t.choose}
        </p>
      );
    case 'looking':
      return <ThreadSkeleton />;
    case 'missing':
      return <ConversationNotFound onBack={rest.onBack} />;
    case 'open': {
      const { conversation } = inbox.opened;
      return <Thread key={conversation.id} conversation={conversation} onRead={inbox.markSeen} {...rest} />;
    }
  }
}
