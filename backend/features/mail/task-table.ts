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

export interface MailRow {
  label: string;
  value: string;
}

export async function rowsOf(
  task: MailTask,
  { paid, back, net }: MailDetails,
  locale: string,
  { facts: t }: MailTexts,
): Promise<MailRow[]> {
  const format = formatFor(locale);
  const cents = (amount: number) => format.price(fromCents(amount));
  const moment = (instant: string) => clocks(new Date(instant), task, locale);
  const { type, person, is_owner, price_parts, unit, quantity, minimum_cents, total_cents } = task;
  const total = await totalIn(locale, {
    price: fromParts(price_parts),
    unit,
    quantity,
    minimum: minimum_cents === null ? null : fromCents(minimum_cents),
    total: fromCents(total_cents),
  });
  const rows: [string, string | null | undefined | false][] = [
    [t.what, titleFor({ ...task, textLanguage: task.text_language ?? '' }, locale).title],
    [type === 'call' ? t.when : t.deadline, moment(task.starts_at)],
    [t.party, person],
    [t.total, total],
    [t.place, task.place],
    [t.reference, [task.id, task.reference].filter(Boolean).join(' · ')],
    [t.answerBy, task.answer_until && moment(task.answer_until)],
    [t.payBy, !is_owner && task.pay_until && moment(task.pay_until)],
    [t.paid, paid !== undefined && cents(paid)],
    [is_owner ? t.backToCustomer : t.back, back ? cents(back) : undefined],
    [t.net, is_owner && net ? cents(net) : undefined],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** A time on the clocks of the booking and of the owner; on one where they show the same, or the owner has named none. */
function clocks(instant: Date, { timezone, owner_timezone }: MailTask, locale: string): string {
  const format = formatFor(textLanguage(locale));
  // Whoever booked long ago may have named a zone that is none.
  const booked = timezone && isTimeZone(timezone) ? timezone : 'UTC';
  const isolate = directionOf(textLanguage(locale)) === 'rtl' ? isolated : String;
  const onClock = (zone: string) => `${format.moment(instant, zone)} (${isolate(zone.replaceAll('_', ' '))})`;
  const isOther = owner_timezone && offsetAt(instant, owner_timezone) !== offsetAt(instant, booked);
  return isOther ? `${onClock(booked)} · ${onClock(owner_timezone)}` : onClock(booked);
}
