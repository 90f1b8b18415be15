/** In px, before any row was seen. */
const guess = 76;

/** How high the rows of a thread are, by their keys: those seen as they were last, others as the first ones were. */
export function knownHeights() {
  const seen = new Map<string, number>();
  let usual = guess;
  const heightOf = (key: string) => seen.get(key) ?? usual;
  return {
    note(rows: ReadonlyMap<string, number>): void {
      const isFirst = seen.size === 0;
      for (const [key, height] of rows) seen.set(key, height);
      if (isFirst && seen.size > 0)
        usual = [...seen.values()].reduce((sum, height) => sum + height) / seen.size;
    },
    forget: () => seen.clear(),
    sum: (keys: readonly string[]): number => keys.reduce((sum, key) => sum + heightOf(key), 0),
    /** The place of the row that stands so far below the first; the first or the last where that is beyond them. */
    placeAt(distance: number, keys: readonly string[]): number {
      let [place, left] = [0, distance];
      for (; place < keys.length - 1; place += 1) {
        left -= heightOf(keys[place] ?? '');
        if (left < 0) break;
      }
      return place;
    },
  };
}
