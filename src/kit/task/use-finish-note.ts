import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from './task.messages.ts';

/** When a task moves on by itself: a delivery is accepted, a booking declined. Null where it does not. */
export function useFinishNote(): (task: AcceptedTask) => string | null {
  const t = useMessages(taskMessages);
  const format = useFormat();
  return ({ status, payment, role, other, answerUntil }) => {
    if (status === 'requested' && answerUntil) {
      const when = format.moment(answerUntil);
      return role === 'owner' ? t.answerBy({ when }) : t.answeredBy({ name: other.fullName, when });
    }
    if (status !== 'delivered' || !payment?.releaseAt) return null;
    const when = format.moment(payment.releaseAt);
    return role === 'customer'
      ? t.finishesForYou({ when })
      : t.finishesForOther({ name: other.fullName, when });
  };
}
