const said = new Set<string>();

/** One line in the console, once a page for the same words. */
export function warnOnce(line: string): void {
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
}

/** How many letters have to change to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const swap = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The word most like this one, where one is near enough to be what was meant. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: distance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  return best && best.steps <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}

const suggestion = (word: string, candidates: readonly string[]): string => {
  const near = nearest(word, candidates);
  return near ? ` – did you mean "${near}"?` : '';
};

export function warnOfValue(
  tag: string,
  attribute: string,
  value: unknown,
  allowed: string,
  candidates: readonly string[],
): void {
  const shown = typeof value === 'string' ? value : String(value);
  warnOnce(`<${tag}> ${attribute}="${shown}" is not one of: ${allowed}${suggestion(shown, candidates)}`);
}

export function warnOfAttribute(tag: string, attribute: string, known: readonly string[]): void {
  const near = nearest(attribute, known);
  if (near)
    warnOnce(
      `<${tag}> has no attribute "${attribute}" – did you mean "${near}"? It knows: ${known.join(', ')}`,
    );
}
