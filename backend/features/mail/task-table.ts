/** A task as the table of a mail: what is agreed, for whom, when, and what it costs. */
import { fromParts } from '@dragoman/widgets/domain/units.ts';
import {
  directionOf,
  formatFor,
  isolated,
  isTimeZone,
  offsetAt,
  textLanguage,
  titleFor,
  totalIn,
} from '@dragoman/widgets/server';
import type { MailTexts } from '#backend/messages/en.ts';
import type { MailDetails, MailTask } from '#backend/platform/database/tables-identity.ts';
import { fromCents } from '#backend/platform/http/answers.ts';
import { oneLine } from './mailer.ts';

export interface MailRow {
  label: string;
  lines: string[];
  /** A telephone number or an address reads from left to right in each language. */
  dir?: 'ltr';
}

export async function rowsOf(
  task: MailTask,
  { paid, back, net }: MailDetails,
  locale: string,
  { facts: t }: MailTexts,
): Promise<MailRow[]> {
  const format = formatFor(locale);
  const cents = (amount: number) => format.price(fromCents(amount));
  const { clocks, ownClock } = clocksOf(task, locale);
  const { type, person, is_owner, price_parts, unit, quantity, minimum_cents, total_cents } = task;
  const total = await totalIn(locale, {
    price: fromParts(price_parts),
    unit,
    quantity,
    minimum: minimum_cents === null ? null : fromCents(minimum_cents),
    total: fromCents(total_cents),
  });
  const row = (label: string, ...lines: (string | null | undefined | false)[]): MailRow => ({
    label,
    lines: lines.filter((line) => typeof line === 'string').map(oneLine),
  });
  const rows: MailRow[] = [
    row(t.what, titleFor({ ...task, textLanguage: task.text_language ?? '' }, locale).title),
    row(type === 'call' ? t.when : t.deadline, ...clocks(task.starts_at)),
    row(t.party, person),
    row(t.total, total),
    { ...row(t.place, task.place), dir: 'ltr' },
    row(t.reference, [task.id, task.reference].filter(Boolean).join(' · ')),
    row(t.answerBy, task.answer_until && ownClock(task.answer_until)),
    row(t.payBy, !is_owner && task.pay_until && ownClock(task.pay_until)),
    row(t.paid, paid !== undefined && cents(paid)),
    row(is_owner ? t.backToCustomer : t.back, Boolean(back) && cents(back ?? 0)),
    row(t.net, is_owner && Boolean(net) && cents(net ?? 0)),
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

/** The clocks of the booking and of the owner; one where they show the same, or the owner has named none. */
function clocksOf({ timezone, owner_timezone, is_owner }: MailTask, locale: string) {
  const format = formatFor(locale);
  const isolate = directionOf(textLanguage(locale)) === 'rtl' ? isolated : String;
  const onClock = (instant: Date, zone: string) =>
    `${format.moment(instant, zone)} (${isolate(zone.replaceAll('_', ' '))})`;
  // Whoever booked long ago may have named a zone that is none.
  const booked = timezone && isTimeZone(timezone) ? timezone : 'UTC';
  return {
    clocks(text: string): string[] {
      const instant = new Date(text);
      const isOther = owner_timezone && offsetAt(instant, owner_timezone) !== offsetAt(instant, booked);
      return [onClock(instant, booked), ...(isOther ? [onClock(instant, owner_timezone)] : [])];
    },
    ownClock: (text: string): string =>
      onClock(new Date(text), is_owner && owner_timezone ? owner_timezone : booked),
  };
}
