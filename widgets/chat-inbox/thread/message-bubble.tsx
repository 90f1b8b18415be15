import { CircleAlert } from 'lucide';
import { memo } from 'react';
import type { TaskDocument } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { hasTransientError, type Outgoing } from '#widgets/chat-inbox/sending/send-queue.ts';
import { Attachments, isListOf, OutgoingFiles } from './attachments.tsx';
import { linkify } from './linkify.ts';
import * as styles from './message-bubble.styles.ts';
import * as pane from './pane.styles.ts';
import type { MessageState } from './timeline.ts';
import { Translation } from './translation.tsx';

interface MessageBubbleProps {
  text: string;
  documents: readonly TaskDocument[];
  /** Milliseconds instead of a `Date`, so that `memo` sees an unchanged message as equal. */
  at: number | null;
  /** The name of the other person. */
  author: string;
  isOwn: boolean;
  isHighlighted: boolean;
  follows: boolean;
  state?: MessageState;
  outgoing?: Outgoing;
  onRetry(one: Outgoing): void;
  onDiscard(keys: readonly string[]): void;
}

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { text, documents, at, author, isOwn, isHighlighted, follows, state, outgoing, onRetry, onDiscard } =
    props;
  const t = useMessages(chatInboxMessages);
  return (
    <li className={pane.row} data-own={isOwn || undefined} data-follows={follows || undefined}>
      <div
        className={styles.bubble}
        part={isOwn ? 'message message-own' : 'message'}
        data-own={isOwn || undefined}
        data-highlighted={isHighlighted || undefined}
      >
        <span className={visuallyHidden} translate="no">
          {isOwn ? t.you : author}:
        </span>
        {!isListOf(documents, text) && (
          <p dir="auto">
            <Text text={text} />
          </p>
        )}
        <Attachments documents={documents} />
        {outgoing && <OutgoingFiles outgoing={outgoing} />}
        {!isOwn && <Translation text={text} />}
        {at !== null && <Timestamp at={at} />}
      </div>
      {state === 'failed' && outgoing ? (
        <FailedState
          outgoing={outgoing}
          onRetry={() => onRetry(outgoing)}
          onDiscard={() => onDiscard([outgoing.key])}
        />
      ) : (
        state && (
          <p className={styles.state} part="state" data-state={state}>
            {t[state]}
          </p>
        )
      )}
    </li>
  );
});

function Text({ text }: { text: string }) {
  return linkify(text).map(({ text: part, href, at }) =>
    href ? (
      <a key={at} className={styles.link} href={href} target="_blank" rel="noopener nofollow ugc" dir="ltr">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function Timestamp({ at }: { at: number }) {
  const format = useFormat();
  const instant = new Date(at);
  return (
    <time dateTime={instant.toISOString()}>
      <bdi dir="ltr">{format.stamp(instant)}</bdi>
    </time>
  );
}

interface FailedStateProps {
  outgoing: Outgoing;
  onRetry(): void;
  onDiscard(): void;
}

function FailedState({ outgoing, onRetry, onDiscard }: FailedStateProps) {
  const t = useMessages(chatInboxMessages);
  const { retry, remove } = useMessages(coreMessages);
  const errorText = useErrorText();
  const { error } = outgoing;
  return (
    <div className={styles.state} part="state" data-state="failed">
      <p className={styles.failure} role="alert">
        <Icon node={CircleAlert} />
        {t.failed}
        {error && `: ${errorText(error)}`}
      </p>
      {hasTransientError(outgoing) && <p>{t.heldUp}</p>}
      <Button variant="text" size="small" part="retry resend" onClick={onRetry}>
        {retry}
      </Button>
      <Button variant="text" size="small" part="discard" onClick={onDiscard}>
        {remove}
      </Button>
    </div>
  );
}
