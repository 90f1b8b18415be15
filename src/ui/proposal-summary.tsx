import { CalendarClock, Pencil } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OwnProposal, ProposalStatus } from '#core/domain/proposal.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/tasks.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { Price } from './price.tsx';
import { shown } from './shown.styles.ts';
import { Row } from './stack.tsx';
import { Tag, type TagProps } from './tag.tsx';
import { Factors } from './total.tsx';

interface ProposalSummaryProps {
  proposal: OwnProposal;
  /** Whose proposal it is. */
  title: ReactNode;
  /** Why it has this status. */
  note?: string | undefined;
  /** Takes the focus, for a summary that replaces the focused form. */
  autoFocus?: boolean;
  /** Actions. */
  children?: ReactNode;
}

const tones: Record<ProposalStatus, TagProps['tone']> = {
  open: 'info',
  accepted: 'success',
  declined: 'plain',
  withdrawn: 'plain',
};

/** A proposal with what it comes to, its time and its status. */
export function ProposalSummary({ proposal, title, note, autoFocus, children }: ProposalSummaryProps) {
  const t = useMessages(requestMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { total, message, startsAt, status } = proposal;
  const changed = status === 'open' && proposal.changedAt ? new Date(proposal.changedAt) : null;

  useEffect(() => {
    if (autoFocus) box.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  return (
    <div
      className={summary}
      part="proposal"
      data-proposal={proposal.id}
      ref={box}
      tabIndex={autoFocus ? -1 : undefined}
    >
      <Row gap={3} lines={1} between>
        <span className={name}>{title}</span>
        <Tag tone={tones[status]} part="proposal-state">
          {t[`proposal-${status}`]}
        </Tag>
      </Row>
      <div className={facts}>
        <span className={price}>
          {proposal.unit !== 'fixed' && (
            <span>
              <Factors {...proposal} minimum={null} />
              {' ='}
            </span>
          )}
          <Price value={total} total part="proposal-price" />
        </span>
        {startsAt && (
          <time className={time} part="proposal-time" dateTime={startsAt.toISOString()}>
            <Icon node={CalendarClock} />
            {format.moment(startsAt)}
          </time>
        )}
        {changed && (
          <span className={time} part="proposal-changed">
            <Icon node={Pencil} />
            {t['proposal-changed']({ when: format.moment(changed) })}
          </span>
        )}
      </div>
      <p className={text} part="proposal-message" dir="auto">
        {message}
      </p>
      {note && <p className={remark}>{note}</p>}
      {children && (
        <Row gap={4} lines={2}>
          {children}
        </Row>
      )}
    </div>
  );
}

const summary = css`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  ${shown}
`;

const name = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  hyphens: none;
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  font-size: ${textSizes.md};
`;

const price = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(1.5)};
  color: ${token('color-muted')};
  font-variant-numeric: tabular-nums;
`;

const time = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${token('color-muted')};
  font-variant-numeric: tabular-nums;
`;

const text = css`
  max-inline-size: 72ch;
  font-size: ${textSizes.md};
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const remark = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
`;
