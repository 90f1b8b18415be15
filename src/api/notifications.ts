/** Notifications, and the activities that texts of the backend describe. */

import {
  type Activity,
  type AgreedTerms,
  activityCodes,
  addressOfActivity,
  type LocalizedText,
} from '#core/domain/activities.ts';
import type { Notification } from '#core/domain/notification.ts';
import type { Client } from './client.ts';
import { identified, rowsOf } from './rows.ts';
import { signedIn } from './signed-in.ts';
import { addressOf, dateOf, isRecord, numberOf, recordOf, textOf, titlesOf } from './wire.ts';

function notificationFromWire(value: unknown, baseUrl: string): Notification {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id),
    ...localizedTextFromWire(wire),
    address: activityAddressFromWire(wire, baseUrl),
    createdAt: dateOf(wire.created_at),
    isRead: wire.read === true,
  };
}

export const notifications = (client: Client) => ({
  async list(limit: number): Promise<Notification[]> {
    const body = await signedIn(client).read('/notifications', { limit });
    return rowsOf(body, (row) => identified(notificationFromWire(row, client.baseUrl)));
  },

  /** Marks these, or all of them. The call completes even when following one of them leaves the page. */
  async markRead(ids?: readonly string[]): Promise<void> {
    await signedIn(client).call({
      method: 'POST',
      path: '/notifications/read',
      body: ids ? { ids } : {},
      keepalive: true,
    });
  },
});

/** A text from the backend, with the activity it describes where the backend sends one that we can translate. */
export function localizedTextFromWire(value: unknown): LocalizedText {
  const wire = recordOf(value);
  return { text: textOf(wire.text), activity: activityFromWire(wire.activity) };
}

/** The page that such a text is about; null where there is none. */
export function activityAddressFromWire(value: unknown, baseUrl: string): string | null {
  const wire = recordOf(value);
  const page = addressOf(wire.url, baseUrl);
  return page && addressOfActivity(page, activityFromWire(wire.activity));
}

function activityFromWire(value: unknown): Activity | null {
  const wire = recordOf(value);
  const code = activityCodes.find((known) => known === wire.code);
  if (!code) return null;
  return {
    code,
    title: textOf(wire.title),
    translations: titlesOf(wire.translations),
    person: textOf(wire.person),
    count: numberOf(wire.count) ?? 0,
    amount: numberOf(wire.amount) ?? 0,
    date: textOf(wire.date),
    time: textOf(wire.time),
    timezone: textOf(wire.timezone),
    change: changeFromWire(wire.change),
    proposal: textOf(wire.proposal),
    task: textOf(wire.task),
  };
}

function changeFromWire(value: unknown): Activity['change'] {
  const { before, after } = recordOf(value);
  return isRecord(before) && isRecord(after)
    ? { before: termsFromWire(before), after: termsFromWire(after) }
    : undefined;
}

const termsFromWire = (wire: Record<string, unknown>): AgreedTerms => ({
  quantity: numberOf(wire.quantity) ?? 1,
  price: numberOf(wire.price) ?? 0,
  total: numberOf(wire.total) ?? 0,
  date: textOf(wire.date),
  time: textOf(wire.time),
  timezone: textOf(wire.timezone) || null,
});
