import { ExternalLink } from 'lucide';
import { priceOf } from '#core/domain/accepted-task.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { isOver } from '#core/domain/task-states.ts';
import { dateOf } from '#core/domain/time-zone.ts';
import { belonging } from '#core/hooks/task/task.styles.ts';
import type { RestoreFocus } from '#core/hooks/task/use-restored-focus.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Dispute } from './dispute.tsx';
import { Settlement } from './settlement.tsx';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

interface MoneyPanelProps {
  task: AcceptedTask;
  headingLevel: number;
  restoreFocus: RestoreFocus;
}

/** Where the money of a task is, what each side gets of it, and what they disagree about. */
export function MoneyPanel({ task, headingLevel, restoreFocus }: MoneyPanelProps) {
  const t = useMessages(taskPageMessages);
  const { payment } = task;
  const Heading = headingTag(headingLevel + 1);
  if (!payment) return null;
  return (
    <section className={styles.panel} part="money">
      <Heading className={styles.heading}>{t.money}</Heading>
      <Where task={task} />
      <Amounts task={task} />
      <Troubles task={task} />
      <Receipts task={task} />
      {payment.bank_dispute !== 'open' && <Settlement task={task} restoreFocus={restoreFocus} />}
      <Dispute task={task} restoreFocus={restoreFocus} />
    </section>
  );
}

/** The state of the money in words, and what it waits for. */
function Where({ task }: { task: AcceptedTask }) {
  const { payment, role, status } = task;
  const t = useMessages(taskPageMessages);
  const shared = useMessages(taskMessages);
  const isOwner = role === 'owner';
  if (payment?.status === 'pending')
    return <p className={styles.state}>{isOwner ? shared.otherBankConfirms : shared.bankConfirms}</p>;
  if (!payment) return null;
  const heldFor = isOwner ? t.heldForOwner({ name: fullName(task) }) : shared.payHint;
  return (
    <div>
      <p className={styles.state}>
        {t[`money-${isOver(status) && payment.status === 'unpaid' ? 'none' : payment.status}`]}
      </p>
      {payment.status === 'held' && (
        <p className={styles.quiet}>{status === 'disputed' ? t.heldForDecision : heldFor}</p>
      )}
    </div>
  );
}

function Amounts({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const { payment, role } = task;
  const price = priceOf(task);
  if (!payment || price === null) return null;
  const isOwner = role === 'owner';
  const rows = [
    { term: t.total, value: price },
    payment.refunded > 0 && {
      term: isOwner ? t.refundedTo({ name: fullName(task) }) : t.refunded,
      value: -payment.refunded / 100,
    },
    isOwner && payment.fee ? { term: t.fee, value: -payment.fee / 100 } : null,
    isOwner && payment.net ? { term: t.net, value: payment.net / 100, isSum: true } : null,
  ].filter((row) => row !== null && row !== false);
  return (
    <dl className={styles.amounts}>
      {rows.map(({ term, value, ...row }) => (
        <div key={term} className={styles.amount} part="amount" data-sum={'isSum' in row || undefined}>
          <dt>{term}</dt>
          <dd>
            <bdi>{format.price(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The receipt of the payment, or each payment with its own. */
function Receipts({ task: { payment } }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const { unpaid, ...shared } = useMessages(taskMessages);
  const format = useFormat();
  if (!payment) return null;
  if (payment.payments.length < 2) return <Receipt url={payment.receipt_url}>{t.receipt}</Receipt>;
  return (
    <div className={styles.payments}>
      <p>{t.payments}</p>
      <ul className={styles.amounts} aria-label={t.payments}>
        {payment.payments.map(({ id, amount, status, created_at, receipt_url }) => {
          const at = dateOf(created_at);
          return (
            <li key={id} className={styles.payment} part="payment">
              <span className={styles.quiet}>
                {at && <time dateTime={at.toISOString()}>{format.day(at)}</time>}
                {' · '}
                {status === 'none' || status === 'unpaid' ? unpaid : shared[`paid-${status}`]}
              </span>
              <bdi>{format.price(amount / 100)}</bdi>
              <Receipt url={receipt_url}>{t.receipt}</Receipt>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Receipt({ url, children }: { url: string | null; children: string }) {
  if (!url) return null;
  return (
    <a className={belonging} part="receipt" href={url} target="_blank" rel="noopener">
      <Icon node={ExternalLink} />
      {children}
    </a>
  );
}

/** What the bank or the payment service does with the money against the rules. */
function Troubles({ task: { payment, role } }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  if (!payment) return null;
  const bankText = {
    open: role === 'owner' ? t['bank-open-owner'] : t['bank-open-customer'],
    won: t['bank-won'],
    lost: t['bank-lost'],
  };
  return (
    <>
      {payment.bank_dispute && (
        <Notice type={payment.bank_dispute === 'won' ? 'info' : 'warning'}>
          {bankText[payment.bank_dispute]}
        </Notice>
      )}
      {payment.refund_delayed && <Notice type="info">{t.refundDelayed}</Notice>}
    </>
  );
}
