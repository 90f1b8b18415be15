/** The statuses of payments and earnings in words, with a tone that repeats them in colour. */
import { type EarningStatus, earningStatuses } from '#core/domain/earnings.ts';
import { type PaymentStatus, paymentStatuses } from '#core/domain/payment.ts';
import { useMessages } from '#core/i18n/context.ts';
import type { TagProps } from '#core/ui/tag.tsx';
import { paymentsMessages } from './payments.messages.ts';

export interface StatusText {
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
