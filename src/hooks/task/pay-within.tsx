import { useEffect, useState } from 'react';
import { isUnannounced } from '#core/domain/accepted-task.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { dateOf } from '#core/domain/time-zone.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';

const minuteMs = 60_000;

/** How long a booking that is paid first can still be paid; nothing for all others. */
export function PayWithin({ task }: { task: AcceptedTask }) {
  const until = isUnannounced(task) ? dateOf(task.pay_until) : null;
  return until && <MinutesLeft until={until} />;
}

function MinutesLeft({ until }: { until: Date }) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 4);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(1, Math.ceil((until.getTime() - now) / minuteMs));
  return <time dateTime={until.toISOString()}>{t.payWithin({ minutes: format.minutes(left) })}</time>;
}
