import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { divide, feePercentOf } from '#core/domain/shares.ts';
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
  const shares = useShares(task)(ownerPercent);
  const name = task.other.fullName;
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

/** Divides what was paid for a task. Only the owner is told the fee. */
export function useShares({ payment }: AcceptedTask) {
  const amount = payment?.amount ?? 0;
  return (ownerPercent: number) => divide(amount, ownerPercent, feePercentOf(amount, payment?.fee ?? 0));
}
