import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useDrop } from '#core/ui/forms/use-drop.ts';
import { isComposing } from '#core/ui/is-composing.ts';
import { StatusLine } from '#core/ui/status-line.tsx';
import { ConversationList } from '#widgets/chat-inbox/parts/conversation-list.tsx';
import { InboxSkeleton, NoConversations, SignedOut } from '#widgets/chat-inbox/parts/inbox-states.tsx';
import { TranslatorContext } from '#widgets/chat-inbox/parts/message-translation.ts';
import { OpenPane, preloadThread } from '#widgets/chat-inbox/parts/open-pane.tsx';
import { type Outbox, useOutbox } from '#widgets/chat-inbox/parts/outbox.ts';
import type { chatInboxContract } from './chat-inbox.contract.ts';
import { useInbox, useReader } from './chat-inbox.data.ts';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import * as styles from './chat-inbox.styles.ts';

type Props = PropsOf<typeof chatInboxContract>;

export function ChatInbox({ conversationId, about, headingLevel, taskUrl, translator }: Props) {
  const reader = useReader();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (reader.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  if (reader.status === 'signed-out') return <SignedOut wasSignedIn={wasSignedIn} />;
  return (
    <Ready resource={reader} placeholder={<InboxSkeleton />}>
      {({ id }) => (
        <TranslatorContext value={translator}>
          <Inbox
            key={id}
            readerId={id}
            conversationId={conversationId}
            about={about}
            headingLevel={headingLevel}
            taskUrl={taskUrl}
          />
        </TranslatorContext>
      )}
    </Ready>
  );
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

  return (
    <Ready resource={query} placeholder={<InboxSkeleton />}>
      {() =>
        conversations.length === 0 && opened.status === 'none' ? (
          <NoConversations />
        ) : (
          <Columns inbox={inbox} outbox={outbox} {...thread} about={opensAbout ? about : ''} />
        )
      }
    </Ready>
  );
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
  const section = useRef<HTMLElement>(null);
  const { runtime, tag } = useWidget();
  // In an open conversation its composer takes them, once it is there.
  useDrop(section, () => {
    if (!section.current?.querySelector('[part~=composer]'))
      runtime.notices.notify('info', t.filesNeedConversation, { topic: tag });
  });

  const leave = () => {
    focus.followNext();
    close();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || !openId || !focus.isNarrow()) return;
    event.stopPropagation();
    leave();
  };

  return (
    <section ref={section} className={styles.inbox} part="inbox" aria-label={t.inbox}>
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
            onBlocked={inbox.markBlocked}
          />
        </div>
      </div>
      <StatusLine hidden>
        {unread > 0 && t.unread({ count: unread, digits: format.number(unread) })}
      </StatusLine>
    </section>
  );
}

/**
 * In a narrow inbox only one column is visible, so the focus follows the visitor: to the title of the conversation that they
 * open, and back to its row in the list, also when the browser's Back leads there. With both columns visible it stays.
 */
function usePaneFocus(openId: string) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The conversation's code is still being loaded. */
  const isAwaited = useRef(false);
  const lastId = useRef(openId);
  const movesFocus = useRef(false);

  const isNarrow = () => isHidden(list.current);

  useLayoutEffect(() => {
    const previous = lastId.current;
    lastId.current = openId;
    if (previous === openId || !(movesFocus.current || isFocusLost(list.current))) return;
    movesFocus.current = false;
    if (openId) {
      if (!isHidden(list.current)) return;
      isAwaited.current = !heading.current;
      heading.current?.focus();
    } else {
      isAwaited.current = false;
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-conversation]') ?? [];
      const button = [...buttons].find(({ dataset }) => dataset.conversation === previous);
      (button ?? buttons[0])?.focus();
    }
  }, [openId]);

  const title = useCallback((shown: HTMLHeadingElement | null) => {
    heading.current = shown;
    if (!shown || !isAwaited.current) return;
    isAwaited.current = false;
    shown.focus();
  }, []);

  return {
    list,
    title,
    isNarrow,
    /** To be called before the visitor opens or closes a conversation; a change by the page takes the focus from nothing. */
    followNext() {
      movesFocus.current = true;
    },
  };
}

const isHidden = (node: HTMLElement | null): boolean => node?.getClientRects().length === 0;

/** Whether what had the focus has left the page with the conversation, or has gone out of view with the list. */
function isFocusLost(list: HTMLElement | null): boolean {
  const root = list?.getRootNode();
  const focused = root instanceof ShadowRoot && root.activeElement;
  return focused instanceof HTMLElement ? isHidden(focused) : document.activeElement === document.body;
}
