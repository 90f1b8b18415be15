import { useEffect, useRef } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { takeRefund } from '#core/kit/analytics/reported-money.ts';
import { useTrack } from '#core/kit/analytics/use-analytics.ts';
import { useWidget } from '#core/kit/widget-context.ts';

interface Seen {
  isHeld: boolean;
  refunded: number;
}

/**
 * Reports once what becomes of the customer's money while the page shows it. `isBack`: the customer has just returned from
 * paying, so that money which is held at the first sight counts too.
 */
export function usePaymentEvents(tasks: readonly AcceptedTask[], isBack = false): void {
  const { emit, demo, analytics } = useWidget();
  const track = useTrack();
  const seen = useRef(new Map<string, Seen>());
  useEffect(() => {
    for (const { id, role, payment } of tasks) {
      if (demo || role !== 'customer' || !payment) continue;
      const { currency, refunded, amount } = payment;
      const isHeld = payment.status === 'held';
      const before = seen.current.get(id) ?? { isHeld: !isBack, refunded };
      seen.current.set(id, { isHeld, refunded });
      if (isHeld && !before.isHeld)
        emit('dragoman-payment-held', { taskId: id, value: amount / 100, currency });
      const value = (refunded - before.refunded) / 100;
      if (value <= 0) continue;
      emit('dragoman-payment-refunded', { taskId: id, value, currency });
      // Each element fires its event, but a page has one data layer.
      const fresh = analytics ? takeRefund(id, before.refunded, refunded) / 100 : 0;
      if (fresh > 0) track('refund', { transaction: id, value: fresh, currency });
    }
  }, [tasks, isBack, emit, track, demo, analytics]);
}
