/** Drafts of forms, stored on this device until they are sent. */
const prefix = 'dragoman.draft.';

/** Drafts that storage did not take, for as long as the page is open. */
const memory = new Map<string, string>();

function stored(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function readDraft(name: string): unknown {
  const text = memory.get(name) ?? stored(name);
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, draft: unknown): void {
  const text = JSON.stringify(draft);
  try {
    localStorage.setItem(prefix + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

export function dropDraft(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
