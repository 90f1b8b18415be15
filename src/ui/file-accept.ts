/** Whether a file matches an `accept` list. The browser applies that list in its file chooser, but not to dropped files. */
export function acceptsFile(
  { name, type }: Pick<File, 'name' | 'type'>,
  accept: string | undefined,
): boolean {
  if (!accept) return true;
  return accept.split(',').some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** The kinds in an `accept` list as people call them: PDF, JPG. */
export const kindsIn = (accept = ''): string[] =>
  accept
    .split(',')
    .map((entry) => entry.trim())
    .filter((kind) => kind && kind !== '.jpeg')
    .map((kind) => (kind.startsWith('.') ? kind.slice(1).toUpperCase() : kind));
