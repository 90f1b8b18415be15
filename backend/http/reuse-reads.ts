/**
 * Remembers the answer of an expensive read for a multiple of the time that the read took. So it takes a small part of
 * the database however many calls there are, and the answer is fresh where reading is cheap.
 */
export function reuseReads<Query, Answer>(
  read: (query: Query) => Promise<Answer>,
  times = 20,
): (query: Query) => Promise<Answer> {
  const known = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (query) => {
    const key = JSON.stringify(query) ?? '';
    const last = known.get(key);
    if (last && performance.now() < last.until) return last.answer;
    const start = performance.now();
    const entry = { answer: read(query), until: Number.POSITIVE_INFINITY };
    known.set(key, entry);
    entry.answer.then(
      () => {
        const end = performance.now();
        entry.until = end + (end - start) * times;
      },
      () => known.delete(key),
    );
    return entry.answer;
  };
}
