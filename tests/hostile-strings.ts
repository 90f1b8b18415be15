/** Hostile input: markup, SQL, Unicode, paths, headers, prototype names. */
import kinds from './hostile-strings.json' with { type: 'json' };

/** Lone surrogates, which a JSON file cannot contain as text. */
const loneSurrogates = ['\ud800', '\udfff', 'a\ud83d', '\ude00b', '\udc00\ud800'];

export const hostileStrings: readonly string[] = [...Object.values(kinds).flat(), ...loneSurrogates];

/**
 * The strings for one of several places. Without HOSTILE=all every place gets a sample and every string occurs in a
 * few places, which finds nearly as much in a fraction of the time.
 */
export const stringsFor = (place: number, everyNth: number, all: boolean): readonly string[] =>
  all ? hostileStrings : hostileStrings.filter((_, index) => (index + place) % everyNth === 0);
