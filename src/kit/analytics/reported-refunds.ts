/** Keeps several elements of a page from reporting the same refund to its analytics, as once-per-page.ts. */
import { pageGlobals } from '#core/runtime/page-globals.ts';

/** How much of a task's refunds, in cents, no element has reported yet. It counts as reported from now on. */
export function takeRefund(taskId: string, before: number, refunded: number): number {
  const globals = pageGlobals();
  globals.measured ??= new Map();
  const key = `refund ${taskId}`;
  const reported = Math.max(before, globals.measured.get(key) ?? 0);
  if (refunded <= reported) return 0;
  globals.measured.set(key, refunded);
  return refunded - reported;
}
