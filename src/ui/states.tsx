/** What a view shows instead of its content: nothing found, or loading failed. */
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { backdropLetter } from './backdrop-letter.ts';
import { Button } from './button.tsx';
import { headingTag } from './heading.ts';
import { Icon } from './icon.tsx';
import { actions, hintText, mark, sentence, state } from './states.styles.ts';

export interface EmptyProps {
  /** One sentence. */
  message?: string;
  hint?: string;
  /** One action. */
  action?: ReactNode;
  /** The language of the backdrop letter. */
  language?: string;
  /** Without a border, for use inside something that has one. */
  bare?: boolean;
  part?: string;
  /** Makes the sentence a heading of this level. */
  headingLevel?: number;
}

export function Empty({ message, hint, action, language, bare, part = 'empty', headingLevel }: EmptyProps) {
  const messages = useMessages(coreMessages);
  const Sentence = headingLevel ? headingTag(headingLevel) : 'p';
  const text = message ?? messages.emptyTitle;
  return (
    <div
      className={state}
      part={part}
      data-bare={bare || undefined}
      data-letter={backdropLetter(language, text)}
    >
      <Sentence className={sentence}>{text}</Sentence>
      {hint && <p className={hintText}>{hint}</p>}
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}

export interface FailedProps {
  /** What happened, in plain words. */
  message?: string;
  /** What to do if it happens again. */
  hint?: string;
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
  /** Another way forward, such as signing in. */
  action?: ReactNode;
  /** Without a border, for use inside something that has one. */
  bare?: boolean;
  part?: string;
  /** Makes the sentence a heading of this level. */
  headingLevel?: number;
}

export function Failed({
  message,
  hint,
  onRetry,
  busy,
  action,
  bare,
  part = 'error',
  headingLevel,
}: FailedProps) {
  const messages = useMessages(coreMessages);
  const Sentence = headingLevel ? headingTag(headingLevel) : 'p';
  return (
    <div className={state} part={part} data-bare={bare || undefined}>
      <div role="alert">
        <Sentence className={sentence}>
          <span className={mark}>
            <Icon node={CircleAlert} size={18} />
          </span>
          {message ?? messages.errorTitle}
        </Sentence>
        <p className={hintText}>{hint ?? messages.errorHint}</p>
      </div>
      {(onRetry || action) && (
        <div className={actions}>
          {action}
          {onRetry && (
            <Button part="retry" onClick={onRetry} busy={busy} busyLabel={messages.loading}>
              {messages.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
