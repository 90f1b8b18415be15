/** When a request is due: a day and a time on its author's clock. */
import { instantIn } from '@dragoman/widgets/server';
import { isDate, refuseUnknownZone } from './booking-time.ts';
import { invalid, wrong } from './errors.ts';

export interface Due {
  due_date: string | null;
  due_time: string | null;
  timezone: string | null;
}

/** The zone in which a day ends last. */
const lastZone = 'Etc/GMT+12';

/** Without a zone a due date is in the past once it has passed everywhere, without a time once its day is over. */
export function refusePastDue({ due_date, due_time, timezone }: Due, now: Date): void {
  if (timezone) refuseUnknownZone(timezone);
  if (!due_date) return;
  if (!isDate(due_date)) throw wrong('dueDate', { rule: 'day' });
  const instant = instantIn(timezone || lastZone, due_date, due_time ?? '23:59');
  if (!instant || instant < now) throw invalid('due-in-the-past');
}
