/** What a view shows instead of its content: nothing found, or loading failed. */

import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { backdropLetter } from './backdrop-letter.ts';
import { Button } from './button.tsx';
import { headingTag } from './heading.ts';
import { Icon } from './icon.tsx';

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

/** What a widget shows in place of all of its content; the page may put something else there. */
export const Nothing = (props: EmptyProps) => (
  <slot name="empty">
    <Empty {...props} />
  </slot>
);

interface FailedProps {
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

export const state = css`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  gap: ${space(4)};
  min-block-size: 160px;
  padding: ${space(6)};
  overflow: clip;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  &[data-letter]::before {
    content: attr(data-letter);
    position: absolute;
    z-index: -1;
    inset-block-start: 50%;
    inset-inline-end: ${space(6)};
    translate: 0 -50%;
    font-size: 136px;
    line-height: 1;
    color: ${token('color-accent')};
    opacity: 0.09;
    pointer-events: none;
  }
  &[data-bare] { gap: ${space(3)}; min-block-size: 0; padding: ${space(3)}; border: 0; border-radius: 0; background: none; }
  &[data-bare]::before { content: none; }
  @container (width < 420px) {
    padding: ${space(4)};
    &[data-letter]::before { inset-block: auto ${space(2)}; translate: none; font-size: 72px; }
    /* Without an action below, a short text would overlap the letter. */
    &[data-letter]:not(:has(button, a))::before { content: none; }
  }
`;

export const sentence = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  max-inline-size: 52ch;
  font-size: ${textSizes.lg};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`;

export const mark = css`
  flex: none;
  padding-block-start: 3px;
  color: ${token('color-error')};
`;

const hintText = css`
  max-inline-size: 60ch;
  margin-block-start: ${space(1)};
  color: ${token('color-muted')};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
