/** Keeps several elements of a page from reporting the same money to its analytics, as once-per-page.ts does for offers. */
import { measured } from './once-per-page.ts';

/** How much of a task's refunds, in cents, no element has reported yet. It counts as reported from now on. */
export function takeRefund(taskId: string, before: number, refunded: number): number {
  const key = `refund ${taskId}`;
  const reported = Math.max(before, measured().get(key) ?? 0);
  if (refunded <= reported) return 0;
  measured().set(key, refunded);
  return refunded - reported;
}

/** Whether this is the first element that reports a purchase. */
export function takePurchase(taskId: string): boolean {
  const key = `purchase ${taskId}`;
  const isFirst = !measured().has(key);
  measured().set(key, 1);
  return isFirst;
}
