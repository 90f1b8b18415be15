import type { PersonalStorage } from './personal-storage.ts';

/** A message that has not reached the backend yet, stored on this device until it has. */
interface StoredMessage {
  /** The call that sends it has this idempotency key, too. */
  key: string;
  conversationId: string;
  text: string;
  writtenAt: Date;
}

const prefix = 'outbox.';

const isStoredMessage = (value: unknown): value is Record<keyof StoredMessage, string> =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'conversationId', 'text', 'writtenAt'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );

/** In the order in which they were written. */
export const readOutbox = (storage: PersonalStorage): StoredMessage[] =>
  storage
    .names(prefix)
    .map(storage.read)
    .filter(isStoredMessage)
    .map((one) => ({ ...one, writtenAt: new Date(one.writtenAt) }))
    .sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime());

export const storeInOutbox = (storage: PersonalStorage, message: StoredMessage): void =>
  storage.write(prefix + message.key, { ...message, writtenAt: message.writtenAt.toISOString() });

export const dropFromOutbox = (storage: PersonalStorage, key: string): void => storage.remove(prefix + key);

/** False where the person has discarded the message in another tab, or has signed out. */
export const isInOutbox = (storage: PersonalStorage, key: string): boolean =>
  storage.read(prefix + key) !== undefined;
