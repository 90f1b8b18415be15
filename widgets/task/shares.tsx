import { fullName } from '#core/domain/person.ts';
import { divide, feePercentOf, type Shares as MoneyShares } from '#core/domain/shares.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import * as styles from './division.styles.ts';
import { taskPageMessages } from './task.messages.ts';

interface SharesProps {
  task: AcceptedTask;
  /** The owner's part. */
  ownerPercent: number;
}

/**
 * What each side gets of the money if the owner's part is so many percent. The reader's share comes first; the owner
 * also sees theirs after the fee.
 */
export function Shares({ task, ownerPercent }: SharesProps) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const shares = sharesOf(task, ownerPercent);
  const name = fullName(task);
  const isOwner = task.role === 'owner';
  const price = (cents: number) => format.price(cents / 100);
  const customer = (
    <p className={styles.share} part="share">
      <span>{isOwner ? t.getsBack({ name }) : t.youGetBack}</span>
      <strong>
        <bdi>{price(shares.customer)}</bdi>
      </strong>
    </p>
  );
  const owner = (
    <p className={styles.share} part="share">
      <span>{isOwner ? t.youGet : t.gets({ name })}</span>
      <strong>
        <bdi>{price(shares.fee + shares.net)}</bdi>
      </strong>
      {shares.fee > 0 && <span className={styles.afterFee}>{t.afterFee({ amount: price(shares.net) })}</span>}
    </p>
  );
  return (
    <div className={styles.shares}>
      {isOwner && owner}
      {customer}
      {!isOwner && owner}
    </div>
  );
}

/** Divides what is held for a task. What is divided already is as the payment says. Only the owner is told the fee. */
export function sharesOf({ payment }: AcceptedTask, ownerPercent: number): MoneyShares {
  if (!payment) return { customer: 0, fee: 0, net: 0 };
  const { status, amount, refunded } = payment;
  const rest = amount - refunded;
  const fee = payment.fee ?? 0;
  if (status !== 'held') return { customer: refunded, fee, net: rest - fee };
  return divide(rest, ownerPercent, feePercentOf(rest, fee));
}
