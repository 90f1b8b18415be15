/** A message that has not reached the backend yet, kept on this device until it has. */
export interface KeptMessage {
  /** Also what keeps a repeat from being sent twice. */
  key: string;
  conversationId: string;
  text: string;
  writtenAt: Date;
}

/** What storage did not take: only this page knows of it. */
const unkept = new Set<string>();

const place = (personId: string): string => `dragoman.outbox.${personId}`;

const isKept = (value: unknown): value is Record<keyof KeptMessage, string> =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'conversationId', 'text', 'writtenAt'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );

/** In the order in which they were written; null where storage is closed to us. */
export function readOutbox(personId: string): KeptMessage[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(personId)) ?? '[]');
    return (Array.isArray(found) ? found : [])
      .filter(isKept)
      .map((one) => ({ ...one, writtenAt: new Date(one.writtenAt) }));
  } catch {
    return null;
  }
}

/** What other tabs keep meanwhile stays: only this one message is put in or taken out. */
function change(personId: string, key: string, message?: KeptMessage): void {
  const others = (readOutbox(personId) ?? []).filter((one) => one.key !== key);
  const kept = message ? [...others, message] : others;
  unkept.delete(key);
  try {
    if (kept.length > 0) localStorage.setItem(place(personId), JSON.stringify(kept));
    else localStorage.removeItem(place(personId));
  } catch {
    // Full or blocked: it is sent all the same as long as the page is there.
    if (message) unkept.add(key);
  }
}

export const keepInOutbox = (personId: string, message: KeptMessage): void =>
  change(personId, message.key, message);

export const dropFromOutbox = (personId: string, key: string): void => change(personId, key);

/** Whether nobody has given it up in another tab. */
export const isInOutbox = (personId: string, key: string): boolean =>
  unkept.has(key) || (readOutbox(personId)?.some((one) => one.key === key) ?? true);
