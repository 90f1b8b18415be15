import type { AcceptedTask, TaskDocument, TaskReview, TaskStep } from '#core/domain/accepted-task.ts';
import { isTaskStatus } from '#core/domain/task.ts';
import { instantIn } from '#core/domain/time-zone.ts';
import { personFromWire } from './person.ts';
import { disputeFromWire, paymentFromWire, roleOf, settlementFromWire } from './task-money.ts';
import { codesOf, dateOf, isRecord, listOf, numberOf, recordOf, textOf } from './wire.ts';

/** A row of `GET /task/accepted`. A backend that implements only the spec sends few of its fields. */
export function acceptedTaskFromWire(value: unknown, baseUrl: string): AcceptedTask {
  const wire = recordOf(value);
  const languages = codesOf(wire.task_languages);
  return {
    id: textOf(wire.id),
    offerId: numberOf(wire.offer_id) ?? (textOf(wire.offer_id) || null),
    title: textOf(wire.title),
    type: textOf(wire.type),
    languages: languages.length > 0 ? languages : codesOf(wire.user_language),
    details: textOf(wire.details),
    other: { ...personFromWire(wire, baseUrl, ''), email: textOf(wire.email) },
    role: roleOf(wire.role),
    status: statusOf(wire.status),
    actions: listOf(wire.actions).map(textOf).filter(Boolean),
    startsAt: startOf(wire),
    timeText: [textOf(wire.date), textOf(wire.time)].filter(Boolean).join(' '),
    timeZone: textOf(wire.timezone),
    otherTimeZone: textOf(wire.other_timezone),
    booking: bookings.find((known) => known === wire.booking) ?? '',
    answerUntil: dateOf(wire.answer_until),
    place: textOf(wire.place),
    price: numberOf(wire.price),
    hours: numberOf(wire.hours),
    total: numberOf(wire.total),
    isPaid: typeof wire.paid === 'boolean' ? wire.paid : null,
    payment: paymentFromWire(wire.payment),
    dispute: disputeFromWire(wire.dispute),
    settlement: settlementFromWire(wire.settlement),
    history: listOf(wire.history).map(stepFromWire),
    documents: listOf(wire.documents).map(documentFromWire),
    conversationId: textOf(wire.conversation_id),
    review: reviewFromWire(wire.review),
  };
}

const bookings = ['instant', 'on-request'] as const;

/** A known status however it is spelt. Any other stays as it came, because it is shown as text (spec section 3). */
export function statusOf(status: unknown): string {
  const text = textOf(status);
  const known = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return isTaskStatus(known) ? known : text;
}

const causes: readonly TaskStep['cause'][] = ['party', 'time', 'settlement', 'operator', 'removal'];

export function stepFromWire(value: unknown): TaskStep {
  const { from, to, by, cause, message, at } = recordOf(value);
  return {
    from: statusOf(from),
    to: statusOf(to),
    by: roleOf(by),
    cause: causes.find((known) => known === cause) ?? 'party',
    message: textOf(message),
    at: dateOf(at),
  };
}

/** With a date, `time` is the time of day; no zone at all means UTC. Without a date it may be a full timestamp. */
function startOf({ date, time, timezone }: Record<string, unknown>): Date | null {
  if (date)
    return instantIn(timezone === null ? 'UTC' : textOf(timezone), textOf(date), textOf(time).slice(0, 5));
  return /^\d{4}-\d{2}-\d{2}/.test(textOf(time)) ? dateOf(time) : null;
}

export function documentFromWire(value: unknown): TaskDocument {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id),
    name: textOf(wire.name),
    size: numberOf(wire.size),
    kind: wire.kind === 'deliverable' ? 'deliverable' : 'source',
    version: numberOf(wire.version) ?? 1,
    createdBy: textOf(wire.created_by),
    createdAt: dateOf(wire.created_at),
  };
}

function reviewFromWire(value: unknown): TaskReview | null {
  if (!isRecord(value)) return null;
  const rating = numberOf(value.rating);
  return rating === null ? null : { rating, text: textOf(value.text), reply: textOf(value.reply) };
}
