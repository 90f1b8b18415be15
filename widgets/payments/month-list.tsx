/** Payments or earnings by month, with a button for older ones. */

import { ExternalLink } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { byMonth, type EarningStatus, earningStatuses } from '#core/domain/earnings.ts';
import type { Titled } from '#core/domain/offer-text.ts';
import { type PaymentStatus, paymentStatuses } from '#core/domain/payment.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { usePartToShow, useShownPart } from '#core/hooks/links/use-shown-part.ts';
import { useFormat, useMessages, useTitleOf } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SkeletonBlock } from '#core/ui/skeleton.tsx';
import { Stack } from '#core/ui/stack.tsx';
import { Tag, type TagProps } from '#core/ui/tag.tsx';
import type { Rows } from './payments.data.ts';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';

/** One payment or earning as the list shows it. */
export interface MoneyRow extends Titled {
  id: string;
  taskId: string;
  status: StatusText;
  createdAt: Date | null;
  /** The main figure, and what explains it. */
  amount: string;
  details: ReactNode;
  receiptUrl?: string | null;
}

interface MonthListProps extends Rows<MoneyRow> {
  headingLevel: number;
  /** The task whose row a link leads to. */
  taskId: string;
  taskUrl: string;
}

export function MonthList({ rows, more, showMore, headingLevel, taskId, taskUrl }: MonthListProps) {
  const region = useRef<HTMLDivElement>(null);
  const [taskToShow, onShown] = usePartToShow(taskId);
  useShownPart(region, taskToShow && `[data-task="${CSS.escape(taskToShow)}"]`, onShown);
  const isOlder = taskToShow !== '' && more === 'there' && !rows.some((row) => row.taskId === taskToShow);
  useEffect(() => {
    if (isOlder) showMore();
  }, [isOlder, showMore]);
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const Heading = headingTag(headingLevel);
  return (
    <div className={styles.months} ref={region}>
      {byMonth(rows).map((month) => (
        <Stack as="section" key={month.month} gap={3} part="month">
          <Heading className={styles.monthName}>
            {month.month ? (
              <time dateTime={month.month}>
                {format.month(new Date(`${month.month}-01T00:00:00Z`), 'UTC')}
              </time>
            ) : (
              t.noDate
            )}
          </Heading>
          <ul className={styles.rows}>
            {month.rows.map((row) => (
              <li key={row.id} className={styles.row} part="row" data-task={row.taskId || undefined}>
                <Row row={row} taskUrl={taskUrl} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
      {more !== 'none' && (
        <div className={styles.more}>
          <Button part="more" busy={more === 'loading'} onClick={showMore}>
            {more === 'failed' ? t.showMoreFailed : t.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function Row({ row, taskUrl }: { row: MoneyRow; taskUrl: string }) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const link = useLink();
  const { title, lang } = useTitleOf(row);
  const { taskId, status, createdAt, amount, details, receiptUrl } = row;
  return (
    <>
      <p className={styles.title} dir="auto" lang={lang}>
        {taskId ? (
          <a className={styles.task} part="task" href={link('taskUrl', taskUrl, { id: taskId })}>
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <p className={styles.amount} part="amount">
        {amount}
      </p>
      <p className={styles.facts}>
        <Tag tone={status.tone}>{status.text}</Tag>
        {createdAt && <time dateTime={createdAt.toISOString()}>{format.day(createdAt)}</time>}
        {receiptUrl && (
          <a
            className={styles.receipt}
            part="receipt"
            href={receiptUrl}
            target="_blank"
            rel="noopener"
            aria-label={t.receiptOf({ title })}
          >
            {t.receipt} <Icon node={ExternalLink} size={14} mirror />
          </a>
        )}
      </p>
      {details && <p className={styles.details}>{details}</p>}
    </>
  );
}

// The statuses of payments and earnings in words, with a tone that repeats them in colour.

interface StatusText {
  text: string;
  tone: TagProps['tone'];
}

const paymentTones: Readonly<Record<PaymentStatus, TagProps['tone']>> = {
  none: 'plain',
  unpaid: 'plain',
  pending: 'warning',
  held: 'info',
  released: 'success',
  refunded: 'plain',
  partly_refunded: 'plain',
};

const earningTones: Readonly<Record<EarningStatus, TagProps['tone']>> = {
  held: 'info',
  available: 'accent',
  paid_out: 'success',
  refunded: 'plain',
};

/** An unknown status is shown as it came. */
export function usePaymentStatus(): (status: string) => StatusText {
  const t = useMessages(paymentsMessages);
  return (status) => {
    const known = paymentStatuses.find((one) => one === status);
    return known
      ? { text: t[`payment-${known}`], tone: paymentTones[known] }
      : { text: status, tone: 'plain' };
  };
}

export function useEarningStatus(): (status: string) => StatusText {
  const t = useMessages(paymentsMessages);
  return (status) => {
    const known = earningStatuses.find((one) => one === status);
    return known
      ? { text: t[`earning-${known}`], tone: earningTones[known] }
      : { text: status, tone: 'plain' };
  };
}

const three = ['a', 'b', 'c'] as const;

/** The placeholder while loading. */
export function MoneySkeleton({ isEarnings }: { isEarnings?: boolean }) {
  return (
    <div className={styles.money}>
      <SkeletonBlock width="220px" height="31px" />
      {isEarnings && (
        <>
          <div className={styles.figures}>
            {three.map((key) => (
              <SkeletonBlock key={key} height="104px" />
            ))}
          </div>
          <SkeletonBlock height="220px" />
        </>
      )}
      <Stack gap={3}>
        <SkeletonBlock width="140px" height="20px" />
        <SkeletonBlock height="228px" />
      </Stack>
    </div>
  );
}
