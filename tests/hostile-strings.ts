/** What people have written to break other places: markup, SQL, Unicode, paths, headers, names of prototypes. */
import kinds from './hostile-strings.json' with { type: 'json' };

/** Half a character each, which a file of text cannot hold. */
const halves = ['\ud800', '\udfff', 'a\ud83d', '\ude00b', '\udc00\ud800'];

export const hostileStrings: readonly string[] = [...Object.values(kinds).flat(), ...halves];

/**
 * The strings for one of several places. Without HOSTILE=all every place gets some of them and every string a few
 * places, which tells as much about a place in a fraction of the time.
 */
export const stringsFor = (place: number, everyNth: number, all: boolean): readonly string[] =>
  all ? hostileStrings : hostileStrings.filter((_, index) => (index + place) % everyNth === 0);
