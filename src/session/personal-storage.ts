/**
 * What visitors have typed and not sent: drafts of forms and unsent messages. It belongs to one person. Signed out it is
 * stored as it is; at the sign-in it becomes that person's, and is stored encrypted from then on. The key and what it
 * decrypts are in this closure, until the person signs out.
 */
import { listEntries, readEntry, removeEntry, writeEntry } from './device-entries.ts';
import { type Cipher, createCipher } from './encryption.ts';
import type { SessionState } from './session-state.ts';

export interface PersonalStorage {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** False where the device has not taken what was written last: then it is in memory alone, until the page is left. */
  isStored(name: string): boolean;
  /** The names of the person's records that begin with this. */
  names(prefix: string): string[];
  /**
   * Calls the listener when somebody's records have come or gone, or the device has begun or ceased to take one, until
   * the returned function is called.
   */
  subscribe(listener: () => void): () => void;
  /** How often a person's records have come: what is shown of a record has to be read again then. */
  arrivals(): number;
  /** How often they have gone: nothing of them may be shown any longer. */
  departures(): number;
}

interface PersonalStorageControl {
  /** Reads a person's records. They are the page's once the returned function is called. */
  open(personId: string, key: string): Promise<() => void>;
  /** Follows each change of the session. */
  follow(state: Pick<SessionState, 'user' | 'status' | 'ended'>): void;
  /** Follows the changes of other tabs. */
  listen(): void;
  stopListening(): void;
}

/** Each session has its own records; `name` is empty for the page's. */
export type CreatePersonalStorage = (name?: string) => [PersonalStorage, PersonalStorageControl];

interface Person {
  id: string;
  /** Null where nothing can be encrypted: then the records are in memory alone. */
  cipher: Cipher | null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function cipherFor(key: string): Promise<Cipher | null> {
  if (!key) return null;
  try {
    return await createCipher(key);
  } catch {
    return null;
  }
}

export const createPersonalStorage: CreatePersonalStorage = (name = '') => {
  // No prefix is the beginning of another one: a session must not list the records of another one.
  const prefixes = { plain: `dragoman${name}.draft.`, encrypted: `dragoman${name}.private.` };
  const listeners = new Set<() => void>();
  const count = { arrivals: 0, departures: 0 };
  let person: Person | null = null;
  /** The session has expired: the person may write, and read again after a sign-in. */
  let isLocked = false;
  let isSignedOut = false;
  /** The person's records, or those that storage has not taken yet. */
  let records = new Map<string, unknown>();
  const namesByEntry = new Map<string, string>();
  /** The names of the records that the device has not taken: it is full or blocked, or cannot encrypt. */
  const unstored = new Set<string>();
  let changes: Promise<unknown> = Promise.resolve();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** One change of the device after the other. */
  function inTurn(change: () => Promise<unknown>): void {
    changes = changes.then(change).catch(() => undefined);
  }

  function setStored(name: string, isStored: boolean): void {
    if (unstored.has(name) !== isStored) return;
    if (isStored) unstored.delete(name);
    else unstored.add(name);
    notify();
  }

  /** Returns whether the device has taken it. */
  async function store(cipher: Cipher, name: string, value: unknown): Promise<boolean> {
    const entry = prefixes.encrypted + (await cipher.entryName(name));
    namesByEntry.set(entry, name);
    if (value !== undefined) return writeEntry(entry, await cipher.encrypt(JSON.stringify({ name, value })));
    removeEntry(entry);
    return true;
  }

  async function load(cipher: Cipher, entry: string, text: string): Promise<[string, unknown] | null> {
    const record = parsed(await cipher.decrypt(text));
    if (typeof record !== 'object' || record === null || !('name' in record) || !('value' in record))
      return null;
    const name = String(record.name);
    namesByEntry.set(entry, name);
    return [name, record.value];
  }

  function write(name: string, value: unknown): void {
    records.set(name, value);
    const writer = person;
    if (writer)
      inTurn(async () => {
        const isStored = writer.cipher !== null && (await store(writer.cipher, name, value));
        // It may have been removed meanwhile.
        if (person === writer) setStored(name, isStored || !records.has(name));
      });
    // Until it is known whether somebody is signed in, only this page knows what was typed.
    else if (isSignedOut) {
      const isStored = writeEntry(prefixes.plain + name, JSON.stringify(value));
      if (isStored) records.delete(name);
      setStored(name, isStored);
    }
  }

  function depart(): void {
    person = null;
    isLocked = false;
    records = new Map();
    namesByEntry.clear();
    unstored.clear();
    count.departures += 1;
    notify();
  }

  async function adopt(cipher: Cipher | null): Promise<Map<string, unknown>> {
    const found = new Map<string, unknown>();
    for (const [entry, text] of listEntries(prefixes.encrypted)) {
      const record = cipher && (await load(cipher, entry, text));
      if (record) found.set(...record);
    }
    for (const [entry, text] of listEntries(prefixes.plain)) {
      const name = entry.slice(prefixes.plain.length);
      found.set(name, parsed(text));
      if (cipher) await store(cipher, name, parsed(text));
      removeEntry(entry);
    }
    return found;
  }

  /** Another tab has changed a record. */
  function onStorage({ key: entry }: StorageEvent): void {
    const reader = person;
    const cipher = reader?.cipher;
    if (!cipher || isLocked || !entry?.startsWith(prefixes.encrypted)) return;
    inTurn(async () => {
      const text = readEntry(entry);
      const record = text === null ? null : await load(cipher, entry, text);
      if (person !== reader || isLocked) return;
      if (record) records.set(...record);
      else if (text === null) records.delete(namesByEntry.get(entry) ?? '');
    });
  }

  const storage: PersonalStorage = {
    read(name) {
      if (person && isLocked) return undefined;
      if (person || records.has(name)) return records.get(name);
      return parsed(readEntry(prefixes.plain + name));
    },
    write,
    remove(name) {
      records.delete(name);
      removeEntry(prefixes.plain + name);
      setStored(name, true);
      const cipher = person?.cipher;
      if (cipher) inTurn(() => store(cipher, name, undefined));
    },
    isStored: (name) => !unstored.has(name),
    names: (prefix) => (isLocked ? [] : [...records.keys()].filter((name) => name.startsWith(prefix))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrivals: () => count.arrivals,
    departures: () => count.departures,
  };

  const control: PersonalStorageControl = {
    async open(personId, key) {
      if (person?.id === personId && !isLocked) return () => undefined;
      await changes;
      const cipher = await cipherFor(key);
      const found = await adopt(cipher);
      return () => {
        const isSame = person?.id === personId;
        if (person && !isSame) depart();
        const typed = records;
        records = new Map([...found, ...typed]);
        person = { id: personId, cipher };
        isLocked = false;
        for (const [name, value] of typed) write(name, value);
        if (isSame) return;
        count.arrivals += 1;
        notify();
      };
    },

    follow({ user, status, ended }) {
      isSignedOut = status === 'signed-out' && !ended;
      if (person && !user) {
        if (!ended) depart();
        else if (!isLocked) {
          isLocked = true;
          records = new Map();
        }
      }
      if (!isSignedOut) return;
      for (const [name, value] of records) write(name, value);
      for (const prefix of Object.values(prefixes)) listEntries(prefix);
    },

    listen: () => addEventListener('storage', onStorage),
    stopListening: () => removeEventListener('storage', onStorage),
  };
  return [storage, control];
};
