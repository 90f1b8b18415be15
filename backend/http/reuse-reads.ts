/**
 * Remembers the answer of an expensive read for a multiple of the time that the read took. So it takes a small part of
 * the database however many calls there are, and the answer is fresh where reading is cheap. Only the first call waits for
 * a slow read: during later ones, and when they fail, callers get the last answer.
 */
export function reuseReads<Query, Answer>(
  read: (query: Query) => Promise<Answer>,
  { times = 20, slowMs = 250 } = {},
): (query: Query) => Promise<Answer> {
  const known = new Map<string, { answer: Promise<Answer>; until: number; isSlow: boolean }>();
  return (query) => {
    const key = JSON.stringify(query) ?? '';
    const last = known.get(key);
    const start = performance.now();
    if (last && start < last.until) return last.answer;
    const next = read(query);
    const slow = last?.isSlow ? last : undefined;
    const entry = {
      answer: slow?.answer ?? next,
      until: Number.POSITIVE_INFINITY,
      isSlow: slow !== undefined,
    };
    known.set(key, entry);
    const keep = (answer: Promise<Answer>, isSlow: boolean, took: number) =>
      Object.assign(entry, { answer, isSlow, until: start + took * (times + 1) });
    next.then(
      () => keep(next, performance.now() - start > slowMs, performance.now() - start),
      () => (slow ? keep(slow.answer, true, performance.now() - start) : known.delete(key)),
    );
    return entry.answer;
  };
}
