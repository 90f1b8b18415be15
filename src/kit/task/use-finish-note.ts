import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from './task.messages.ts';

/** When a delivered task finishes by itself; null where it does not. */
export function useFinishNote(): (task: AcceptedTask) => string | null {
  const t = useMessages(taskMessages);
  const format = useFormat();
  return ({ status, payment, role, other }) => {
    if (status !== 'delivered' || !payment?.releaseAt) return null;
    const when = format.moment(payment.releaseAt);
    return role === 'customer'
      ? t.finishesForYou({ when })
      : t.finishesForOther({ name: other.fullName, when });
  };
}
