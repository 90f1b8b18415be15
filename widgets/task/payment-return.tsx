import { useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { Notice, type NoticeType } from '#core/ui/notice.tsx';
import type { usePaymentReturn } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';

type Outcome = ReturnType<typeof usePaymentReturn>;

const types: Readonly<Partial<Record<Outcome, NoticeType>>> = { held: 'success', cancelled: 'warning' };

/** What came of the payment that the visitor has just returned from. */
export function PaymentReturn({ outcome }: { outcome: Outcome }) {
  const t = useMessages(taskPageMessages);
  const { bankConfirms } = useMessages(taskMessages);
  if (!outcome) return null;
  const texts = {
    held: t.returnHeld,
    pending: bankConfirms,
    cancelled: t.returnCancelled,
    waiting: t.returnWaiting,
    late: t.returnLate,
  };
  return (
    <Notice type={types[outcome] ?? 'info'} announced>
      {texts[outcome]}
    </Notice>
  );
}
