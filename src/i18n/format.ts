import { isLanguageCode, languages } from '#core/domain/language.ts';

const currency = 'EUR';

const dayParts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const clockParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const two = (part: number): string => String(part).padStart(2, '0');

/** The plural form of a count in a locale: `plural('de', 2, { one: 'Angebot', other: 'Angebote' })`. */
export function plural(
  locale: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[pluralRules(locale).select(count)] ?? forms.other;
}

/** Makes one thing a key, when it is first asked for. */
function memoize<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}

function lazy<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const pluralRules = memoize((locale: string) => new Intl.PluralRules(locale));

/** Keeps its own order within text of another direction: a name, a file, a time in a sentence. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Words of a list's own, as `in_progress, delivered`, by a table that may lack some. */
export const inWords = (table: Readonly<Record<string, string>>, words: string): string =>
  words
    .split(', ')
    .map((word) => table[word] ?? word)
    .join(', ');

/** What was written in a locale, by what was to be written. */
export type FormattedValues = Readonly<Record<string, string>>;

const learned = new Map<string, FormattedValues>();
let noted: Record<string, string> | undefined;

/** What is written while something is rendered. */
export function recordFormatted<Made>(render: () => Made): { made: Made; words: FormattedValues } {
  const words: Record<string, string> = {};
  noted = words;
  try {
    return { made: render(), words };
  } finally {
    noted = undefined;
  }
}

/**
 * Writes what a server has written as the server did: the same even where this browser would write it otherwise, and
 * without the formatters, whose first one takes a phone a fifth of a second.
 */
export function applyRecordedFormats(locale: string, words: FormattedValues): void {
  learned.set(locale, { ...learned.get(locale), ...words });
}

/** Everything that is written differently from place to place, for one locale. */
export const formatFor: (locale: string) => Format = memoize(makeFormat);

/** Every formatter is made when it is first used: that takes browsers far longer than to use it. */
function makeFormat(locale: string) {
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = lazy(() => new Intl.NumberFormat(locale, options));
    return (value: number): string => format().format(value);
  };
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = memoize((timeZone?: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
    return (instant: Date, timeZone?: string): string => format(timeZone).format(instant);
  };
  const word =
    <Value extends string | number>(kind: string, write: (value: Value) => string) =>
    (value: Value): string => {
      const key = `${kind} ${value}`;
      const text = learned.get(locale)?.[key] ?? write(value);
      if (noted) noted[key] = text;
      return text;
    };
  const languageNames = lazy(() => new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }));
  /** Language names stand alone: on chips, in lists, on cards. Some languages write them small in sentences. */
  const capitalised = (name: string): string => name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
  const currencyIn = { style: 'currency', currency } as const;
  const euros = numbers({ ...currencyIn, minimumFractionDigits: 0 });
  const cents = numbers({ ...currencyIn, minimumFractionDigits: 2 });
  const sizes = { style: 'unit', unitDisplay: 'short' } as const;
  const kilobytes = numbers({ ...sizes, unit: 'kilobyte', maximumFractionDigits: 0 });
  const megabytes = numbers({ ...sizes, unit: 'megabyte', maximumFractionDigits: 1 });
  const conjunction = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const isEnglish = locale === 'en' || locale.startsWith('en-');
  return {
    number: word('number', numbers({})),

    /** So many more: +2. */
    more: word('more', numbers({ signDisplay: 'always' })),

    /** Thousands in short: 1K. */
    compact: word('compact', numbers({ notation: 'compact', maximumFractionDigits: 0 })),

    /** A share of one: 0.042 is 4.2%. */
    percent: numbers({ style: 'percent', maximumFractionDigits: 1 }),

    /** A price in euros, with cents only where there are any. */
    price: word('price', (value: number) => (Number.isInteger(value) ? euros : cents)(value)),

    /** A rating with one decimal: 4.9. */
    rating: word('rating', numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })),

    /** The short name of a language by its two-letter code; the code itself where nobody has a name for it. */
    language: word('language', (code: string) => {
      // English has the spec's own table, whose first name is the short one.
      if (isEnglish && isLanguageCode(code)) return languages[code].split(';')[0] ?? code;
      try {
        const name = languageNames().of(code) ?? code;
        return name === code ? code : capitalised(name);
      } catch {
        return code;
      }
    }),

    /** A calendar day in running text: Tue, 24 Nov 2026; in the reader's zone unless another is named. */
    day: dates(dayParts),

    /** A clock time: 14:00; in the reader's zone unless another is named. */
    clock: dates(clockParts),

    /** A day with a time on it: Tue, 24 Nov 2026, 14:00; in the reader's zone unless another is named. */
    moment: dates({ ...dayParts, ...clockParts }),

    /** The spec's form for conversations and messages (section 9): DD-MM-YYYY HH:MM in the reader's zone. */
    stamp: (instant: Date): string =>
      `${two(instant.getDate())}-${two(instant.getMonth() + 1)}-${instant.getFullYear()} ` +
      `${two(instant.getHours())}:${two(instant.getMinutes())}`,

    list: (items: readonly string[]): string => conjunction().format(items),

    bytes: (size: number): string =>
      size < 1024 * 1024 ? kilobytes(Math.max(1, size / 1024)) : megabytes(size / 1024 / 1024),
  };
}

export type Format = ReturnType<typeof makeFormat>;
