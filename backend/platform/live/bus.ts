/**
 * Publish/subscribe between all backend processes (LISTEN and NOTIFY). It carries user ids; streams read the event log.
 * A name stands for what else has changed, such as `partners`.
 */
import { sql } from 'kysely';
import { ConfigError } from '#backend/config.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/database/ids.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';

export interface Bus {
  /** Part of the transaction: delivered if and when it commits. Streams whose session it has ended then end. */
  publish(trx: Transaction, people: ReadonlySet<string>): Promise<void>;
  /** For events too short-lived for the log, such as "is typing". */
  publishTransient(person: string, kind: string, data: unknown): Promise<void>;
  subscribe(person: string, listener: BusListener): () => void;
  close(): Promise<void>;
}

export interface BusListener {
  onEvents(): void;
  onTransient(kind: string, data: unknown): void;
}

const channel = 'dragoman';

export async function openBus({ db, listen }: Pick<Database, 'db' | 'listen'>): Promise<Bus> {
  const listeners = new Map<string, Set<BusListener>>();
  const stop = await listen(
    channel,
    (payload) => {
      const { to, kind, data } = JSON.parse(payload) as { to: string; kind?: string; data?: unknown };
      for (const listener of listeners.get(to) ?? []) {
        if (kind) listener.onTransient(kind, data);
        else listener.onEvents();
      }
    },
    () => {
      for (const all of listeners.values()) for (const listener of all) listener.onEvents();
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
      const subscribed = listeners.get(person) ?? new Set();
      listeners.set(person, subscribed.add(listener));
      return () => {
        subscribed.delete(listener);
        if (subscribed.size === 0) listeners.delete(person);
      };
    },
    close: stop,
  };
  try {
    await checkDelivery(bus);
  } catch (error) {
    await stop();
    throw error;
  }
  return bus;
}

/** A pooler accepts LISTEN and forwards nothing. A test notification finds that at the start. */
function checkDelivery(bus: Bus): Promise<void> {
  return new Promise((resolve, reject) => {
    const self = newId();
    const message =
      'The database forwards no notifications. Behind a pooler set DATABASE_LISTEN_URL to the database itself.';
    const timer = setTimeout(() => reject(new ConfigError(message)), 10_000);
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = bus.subscribe(self, { onEvents: done, onTransient: done });
    bus.publishTransient(self, 'here', null).catch(reject);
  });
}
