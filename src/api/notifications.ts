import type { Notification } from '#core/domain/notification.ts';
import { activityAddressFromWire, localizedTextFromWire } from './activity.ts';
import type { Client } from './client.ts';
import { identified, rowsOf } from './rows.ts';
import { dateOf, recordOf, textOf } from './wire.ts';

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
    const { body } = await client.call({ path: '/notifications', query: { limit }, token: 'always' });
    return rowsOf(body, (row) => identified(notificationFromWire(row, client.baseUrl)));
  },

  /** Marks these, or all of them. The call completes even when following one of them leaves the page. */
  async markRead(ids?: readonly string[]): Promise<void> {
    await client.call({
      method: 'POST',
      path: '/notifications/read',
      body: ids ? { ids } : {},
      token: 'always',
      keepalive: true,
    });
  },
});
