/** A booking that was begun on another page. It travels in the address's fragment, which browsers send to no server. */
import type { BookingPlan } from './booking.ts';
import { limits } from './limits.ts';

const shapes: Record<keyof BookingPlan, RegExp> = {
  details: /\S/,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  quantity: /^.{1,12}$/,
};

/** What has been typed, as a fragment; empty where nothing has. */
export function fragmentOf(plan: BookingPlan): string {
  const typed = Object.entries(plan).filter(([, value]) => value !== '');
  return typed.length === 0 ? '' : `#${new URLSearchParams(typed)}`;
}

/** What a fragment brings along. Anybody can write one: unknown names, and values that no field takes, are left out. */
export function bookingIn(fragment: string): Partial<BookingPlan> {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const known = Object.entries(shapes).flatMap(([name, shape]) => {
    // Elements of version 1.0 know no other quantity than hours.
    const typed = (given.get(name) ?? (name === 'quantity' ? given.get('hours') : null)) || '';
    const value = typed.slice(0, 2 * limits.details);
    return shape.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}
