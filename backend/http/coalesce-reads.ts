/**
 * Coalesces equal reads (single-flight). A call during a read waits for the next read, which all such calls share. So
 * each read begins after its call, and finds everything that was committed before the call.
 */
export function coalesceReads<Query, Answer>(
  read: (query: Query) => Promise<Answer>,
): (query: Query) => Promise<Answer> {
  /** For each running read a promise that resolves when it ends, also by an error. */
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<Answer>>();

  function start(key: string, query: Query): Promise<Answer> {
    const answer = read(query);
    const end = () => {
      running.delete(key);
    };
    running.set(key, answer.then(end, end));
    return answer;
  }

  function startNext(key: string, query: Query): Promise<Answer> {
    next.delete(key);
    return start(key, query);
  }

  return (query) => {
    const key = JSON.stringify(query);
    const current = running.get(key);
    if (!current) return start(key, query);
    const known = next.get(key) ?? current.then(() => startNext(key, query));
    next.set(key, known);
    return known;
  };
}
