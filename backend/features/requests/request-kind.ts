/** The fields of a request that need more than a schema: its kind, and when it is due. */
import {
  type Category,
  categories,
  categoryOfRequestType,
  instantIn,
  requestTypes,
} from '@dragoman/widgets/server';
import { invalid, missing, wrong } from '#backend/platform/errors.ts';
import { isDate, refuseUnknownZone } from '#backend/platform/wall-clock.ts';

interface RequestKind {
  category: Category;
  type: string;
}

/**
 * The category of a request, and its type: one of the options of the category. The category may be left out where
 * only one has this type.
 */
export function requestKind(type: string, category = categoryOfRequestType(type)): RequestKind {
  if (!category) throw missing('category', { rule: 'word', words: categories.join(', ') });
  const words: readonly string[] = requestTypes[category];
  if (!words.includes(type))
    throw wrong('type', { rule: 'word-of-category', words: words.join(', '), category });
  return { category, type };
}

export interface Due {
  due_date: string | null;
  due_time: string | null;
  timezone: string | null;
}

/** The zone in which a day ends last. */
const lastZone = 'Etc/GMT+12';

/**
 * When a request is due: a day and a time on its author's clock. Without a zone a due date is in the past once it
 * has passed everywhere, without a time once its day is over.
 */
export function refusePastDue({ due_date, due_time, timezone }: Due, now: Date): void {
  if (timezone) refuseUnknownZone(timezone);
  if (!due_date) return;
  if (!isDate(due_date)) throw wrong('dueDate', { rule: 'day' });
  const instant = instantIn(timezone || lastZone, due_date, due_time ?? '23:59');
  if (!instant || instant < now) throw invalid('due-in-the-past');
}
