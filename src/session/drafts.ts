const prefix = 'dragoman.draft.';

/** Drafts of what a person types, kept on this device until it is sent. Where storage throws, in memory. */
const memory = new Map<string, string>();

function stored(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function readDraft(name: string): unknown {
  const text = stored(name) ?? memory.get(name);
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, draft: unknown): void {
  const text = JSON.stringify(draft);
  memory.set(name, text);
  try {
    localStorage.setItem(prefix + name, text);
  } catch {
    // Full or blocked: memory still has it.
  }
}

export function dropDraft(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Nothing was stored there either.
  }
}
