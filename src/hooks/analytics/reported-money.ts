/** Keeps several elements of a page from reporting the same offer or the same money to its analytics. All copies of the library share it. */

import { pageGlobals } from '#core/runtime/page-globals.ts';

export function measured(): Map<string, number> {
  const globals = pageGlobals();
  globals.measured ??= new Map();
  return globals.measured;
}

/** An element shows an offer until the returned function is called. `isFirst`: no other one shows it now. */
export function showOffer(event: string, id: number | string): { isFirst: boolean; leave(): void } {
  const key = `${event} ${id}`;
  const count = () => measured().get(key) ?? 0;
  const isFirst = count() === 0;
  measured().set(key, count() + 1);
  return { isFirst, leave: () => void measured().set(key, count() - 1) };
}

/** How much of a task's refunds, in cents, no element has reported yet. It counts as reported from now on. */
export function takeRefund(taskId: number, before: number, refunded: number): number {
  const key = `refund ${taskId}`;
  const reported = Math.max(before, measured().get(key) ?? 0);
  if (refunded <= reported) return 0;
  measured().set(key, refunded);
  return refunded - reported;
}

/** Whether this is the first element that reports a purchase. */
export function takePurchase(taskId: number): boolean {
  const key = `purchase ${taskId}`;
  const isFirst = !measured().has(key);
  measured().set(key, 1);
  return isFirst;
}
