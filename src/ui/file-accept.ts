/** Whether a file is of a kind that an `accept` list names; drops do not ask the browser's chooser. */
export function fits({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}
