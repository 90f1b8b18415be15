const prefix = 'dragoman.draft.';

/** Drafts of what a person types, kept on this device until it is sent. Where storage throws, in memory. */
const memory = new Map<string, string>();

export function readDraft(name: string): unknown {
  try {
    const text = localStorage.getItem(prefix + name) ?? memory.get(name);
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
