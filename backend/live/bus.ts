/** Tells every server process that something happened to somebody; what it was, each reads from the event log. */
import { sql } from 'kysely';
import { ConfigError } from '#backend/config.ts';
import type { Database } from '#backend/database/database.ts';
import { newId } from '#backend/database/ids.ts';
import type { Work } from '#backend/database/transaction.ts';

export interface Bus {
  /** Within the transaction: heard when it commits, never when it does not. */
  publish(trx: Work, people: ReadonlySet<string>): Promise<void>;
  /** Things too short-lived for the log, such as "is typing". */
  publishTransient(person: string, kind: string, data: unknown): Promise<void>;
  subscribe(person: string, listener: BusListener): () => void;
  close(): Promise<void>;
}

export interface BusListener {
  onEvents(): void;
  whisper(kind: string, data: unknown): void;
}

/** Whispered with the sessions that have ended, so that their streams end too. */
export const signedOut = 'signed-out';

const channel = 'dragoman';

export async function openBus({ db, listen }: Pick<Database, 'db' | 'listen'>): Promise<Bus> {
  const listeners = new Map<string, Set<BusListener>>();
  const stop = await listen(
    channel,
    (payload) => {
      const { to, kind, data } = JSON.parse(payload) as { to: string; kind?: string; data?: unknown };
      for (const listener of listeners.get(to) ?? []) {
        if (kind) listener.whisper(kind, data);
        else listener.onEvents();
      }
    },
    () => {
      for (const here of listeners.values()) for (const listener of here) listener.onEvents();
    },
  );
  const notify = (payloads: unknown[]) => {
    const texts = payloads.map((payload) => JSON.stringify(payload));
    return sql`select pg_notify(${channel}, text) from unnest(${texts}::text[]) as text`;
  };
  const bus: Bus = {
    async publish(trx, people) {
      await notify([...people].map((to) => ({ to }))).execute(trx);
    },
    async publishTransient(to, kind, data) {
      await notify([{ to, kind, data }]).execute(db);
    },
    subscribe(person, listener) {
      const here = listeners.get(person) ?? new Set();
      listeners.set(person, here.add(listener));
      return () => {
        here.delete(listener);
        if (here.size === 0) listeners.delete(person);
      };
    },
    close: stop,
  };
  try {
    await hearOneself(bus);
  } catch (error) {
    await stop();
    throw error;
  }
  return bus;
}

/** A pooler accepts LISTEN and passes nothing on: better known at the start than by streams that stay silent. */
function hearOneself(bus: Bus): Promise<void> {
  return new Promise((resolve, reject) => {
    const self = newId();
    const deaf =
      'The database passes no notifications on. Behind a pooler set DATABASE_LISTEN_URL to the database itself.';
    const patience = setTimeout(() => reject(new ConfigError(deaf)), 10_000);
    const done = () => {
      clearTimeout(patience);
      stop();
      resolve();
    };
    const stop = bus.subscribe(self, { onEvents: done, whisper: done });
    bus.publishTransient(self, 'here', null).catch(reject);
  });
}
