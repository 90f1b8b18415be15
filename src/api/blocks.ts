/** The people whom the signed-in user has blocked. */
import type { Person } from '#core/domain/person.ts';
import type { Client } from './client.ts';
import { personFromWire } from './person.ts';
import { identified, rowsOf } from './rows.ts';
import { signedIn } from './signed-in.ts';
import { dateOf, recordOf } from './wire.ts';

export interface Blocked extends Person {
  since: Date | null;
}

function blockedFromWire(value: unknown, baseUrl: string): Blocked {
  const wire = recordOf(value);
  return { ...personFromWire(wire, baseUrl, wire.user_id), since: dateOf(wire.created_at) };
}

export const blocks = (client: Client) => {
  const { read, send } = signedIn(client);
  return {
    list: async (): Promise<Blocked[]> =>
      rowsOf(await read('/user/blocks'), (row) => identified(blockedFromWire(row, client.baseUrl))),

    /** Neither of the two can write to the other one, book or propose. */
    block: (personId: string) => send('POST', '/user/blocks', { body: { user_id: personId } }),

    unblock: (personId: string) => send('DELETE', `/user/blocks/${encodeURIComponent(personId)}`),
  };
};
