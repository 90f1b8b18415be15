/** A message that has not reached the backend yet, stored on this device until it has. */
export interface StoredMessage {
  /** Also the idempotency key of the call that sends it. */
  key: string;
  conversationId: string;
  text: string;
  writtenAt: Date;
}

/** The keys of messages that storage did not take: only this page knows them. */
const unstored = new Set<string>();

const storageKey = (personId: string): string => `dragoman.outbox.${personId}`;

const isStoredMessage = (value: unknown): value is Record<keyof StoredMessage, string> =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'conversationId', 'text', 'writtenAt'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );

/** In the order in which they were written; null where storage is blocked. */
export function readOutbox(personId: string): StoredMessage[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey(personId)) ?? '[]');
    return (Array.isArray(found) ? found : [])
      .filter(isStoredMessage)
      .map((one) => ({ ...one, writtenAt: new Date(one.writtenAt) }));
  } catch {
    return null;
  }
}

/** Adds or removes this one message only: other tabs store theirs in the same place. */
function change(personId: string, key: string, message?: StoredMessage): void {
  const others = (readOutbox(personId) ?? []).filter((one) => one.key !== key);
  const messages = message ? [...others, message] : others;
  unstored.delete(key);
  try {
    if (messages.length > 0) localStorage.setItem(storageKey(personId), JSON.stringify(messages));
    else localStorage.removeItem(storageKey(personId));
  } catch {
    // Storage is full or blocked: the message is sent all the same while the page is open.
    if (message) unstored.add(key);
  }
}

export const storeInOutbox = (personId: string, message: StoredMessage): void =>
  change(personId, message.key, message);

export const dropFromOutbox = (personId: string, key: string): void => change(personId, key);

/** False where the person has discarded the message in another tab. */
export const isInOutbox = (personId: string, key: string): boolean =>
  unstored.has(key) || (readOutbox(personId)?.some((one) => one.key === key) ?? true);
