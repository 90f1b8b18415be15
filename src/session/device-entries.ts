/** Entries of local storage with the day on which they were written. Storage may be full or blocked. */

const longestAge = 30;
const today = () => Math.floor(Date.now() / 86_400_000);

const textOf = (entry: string): string => entry.slice(entry.indexOf(' ') + 1);

export function readEntry(key: string): string | null {
  try {
    const entry = localStorage.getItem(key);
    return entry && textOf(entry);
  } catch {
    return null;
  }
}

/** False where storage did not take it. */
export function writeEntry(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, `${today()} ${text}`);
    return true;
  } catch {
    return false;
  }
}

export function removeEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** The entries whose key begins with the prefix. Those that are older than 30 days are removed. */
export function listEntries(prefix: string): [key: string, text: string][] {
  try {
    const found = Object.entries<string>(localStorage).filter(([key]) => key.startsWith(prefix));
    const isRecent = ([, entry]: [string, string]) => today() - Number.parseInt(entry, 10) <= longestAge;
    for (const [key] of found.filter((one) => !isRecent(one))) removeEntry(key);
    return found.filter(isRecent).map(([key, entry]) => [key, textOf(entry)]);
  } catch {
    return [];
  }
}
