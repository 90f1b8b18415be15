/** Random choices that a seed repeats. */
export type Random = ReturnType<typeof randomOf>;

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return {
    below,
    one,
    chance: (share: number) => next() < share,
    /** One of the last few: so that several calls are about the same. */
    newest: <T>(list: readonly T[]): T | undefined => one(list.slice(-4)),
    weighted<T>(list: readonly [string, number, T][]): [string, number, T] {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return found ?? one(list);
    },
  };
}
