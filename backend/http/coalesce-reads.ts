/**
 * Reads once for all who ask the same at the same time. Whoever asks while an answer is on its way waits for the next
 * one: each reading begins after it was asked for, and so finds all that was confirmed before.
 */
export function coalesceReads<Wanted, Answer>(
  read: (wanted: Wanted) => Promise<Answer>,
): (wanted: Wanted) => Promise<Answer> {
  /** Of each reading under way, when it ends in whatever way. */
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<Answer>>();

  function start(key: string, wanted: Wanted): Promise<Answer> {
    const answer = read(wanted);
    const end = () => {
      running.delete(key);
    };
    running.set(key, answer.then(end, end));
    return answer;
  }

  function startNext(key: string, wanted: Wanted): Promise<Answer> {
    next.delete(key);
    return start(key, wanted);
  }

  return (wanted) => {
    const key = JSON.stringify(wanted);
    const current = running.get(key);
    if (!current) return start(key, wanted);
    const known = next.get(key) ?? current.then(() => startNext(key, wanted));
    next.set(key, known);
    return known;
  };
}
