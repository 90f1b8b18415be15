/** Formats numbers, dates, prices and language names for a locale. */
import { isLanguageCode, languages } from '#core/domain/language.ts';

const currency = 'EUR';

const dayParts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const clockParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** DD-MM-YYYY */
const dayStamp = (instant: Date): string =>
  `${two(instant.getDate())}-${two(instant.getMonth() + 1)}-${instant.getFullYear()}`;

const two = (part: number): string => String(part).padStart(2, '0');

/** The plural form of a count in a locale: `plural('de', 2, { one: 'Angebot', other: 'Angebote' })`. */
export function plural(
  locale: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[pluralRules(locale).select(count)] ?? forms.other;
}

/** A server formats for whatever locale a caller names: it must not remember them all. */
const maxRemembered = 100;

/** Makes each key's value on first use. */
function memoize<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    if (made.size >= maxRemembered && !made.has(key)) made.clear();
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

/** How long to wait, rounded up to minutes or hours; few seconds are in the caller's words. */
export function duration(locale: string, seconds: number, inSeconds: string): string {
  if (seconds < 120) return inSeconds;
  const [unit, size] = seconds < 7200 ? ['minute', 60] : ['hour', 3600];
  const whole = Math.ceil(seconds / size);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(whole);
}

/** Isolates a name, a file or a time, so that it does not reorder a sentence of another direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Translates a list of codes like `in_progress, delivered`; codes that the table lacks stay as they are. */
export const translateCodes = (table: Readonly<Record<string, string>>, codes: string): string =>
  codes
    .split(', ')
    .map((code) => table[code] ?? code)
    .join(', ');

/** The formats of one locale. */
export const formatFor: (locale: string) => Format = memoize(makeFormat);

/** Each formatter is made on first use: making one takes browsers far longer than using it. */
function makeFormat(locale: string) {
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = lazy(() => new Intl.NumberFormat(locale, options));
    // Intl writes a hyphen in most languages, which is shorter than a minus sign.
    return (value: number): string => format().format(value).replace('-', '−');
  };
  // The spec's dates begin with the day. English without a country would begin with the month, as in America.
  const inWords = locale === 'en' ? 'en-GB' : locale;
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = memoize((timeZone?: string) => new Intl.DateTimeFormat(inWords, { ...options, timeZone }));
    return (instant: Date, timeZone?: string): string => format(timeZone).format(instant);
  };
  const languageNames = lazy(() => new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }));
  /** Language names are shown alone, on chips and in lists. In sentences some languages write them in lower case. */
  const capitalised = (name: string): string => name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
  const currencyIn = { style: 'currency', currency } as const;
  const euros = numbers({ ...currencyIn, minimumFractionDigits: 0 });
  // A price per word has parts of a cent.
  const cents = numbers({ ...currencyIn, minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const sizes = { style: 'unit', unitDisplay: 'short' } as const;
  const kilobytes = numbers({ ...sizes, unit: 'kilobyte', maximumFractionDigits: 0 });
  const megabytes = numbers({ ...sizes, unit: 'megabyte', maximumFractionDigits: 1 });
  const long = { style: 'unit', unitDisplay: 'long' } as const;
  const conjunction = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const isEnglish = locale === 'en' || locale.startsWith('en-');
  return {
    number: numbers({ maximumFractionDigits: 4 }),

    /** A number with its sign: +2. */
    more: numbers({ signDisplay: 'always' }),

    /** Thousands abbreviated: 1K. */
    compact: numbers({ notation: 'compact', maximumFractionDigits: 0 }),

    /** A share of one: 0.042 is 4.2%. */
    percent: numbers({ style: 'percent', maximumFractionDigits: 1 }),

    /** A price in euros, with cents only where they are not zero. */
    price: (value: number): string => (Number.isInteger(value) ? euros : cents)(value),

    /** How long something takes: 1.5 hours. */
    hours: numbers({ ...long, unit: 'hour' }),
    minutes: numbers({ ...long, unit: 'minute' }),
    days: numbers({ ...long, unit: 'day' }),

    /** A rating with one decimal: 4.9. */
    rating: numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),

    /** The short name of a language by its two-letter code; the code itself where it has no name. */
    language: (code: string): string => {
      // In English the spec's own table is used; its first name is the short one.
      if (isEnglish && isLanguageCode(code)) return languages[code].split(';')[0] ?? code;
      try {
        const name = languageNames().of(code) ?? code;
        return name === code ? code : capitalised(name);
      } catch {
        return code;
      }
    },

    /** A day: Tue, 24 Nov 2026; in the reader's time zone unless another is given. */
    day: dates(dayParts),

    /** A day of this year: Tue, 24 Nov; in the reader's time zone unless another is given. */
    shortDay: dates({ weekday: 'short', day: 'numeric', month: 'short' }),

    /** A day of the week: Tuesday; in the reader's time zone unless another is given. */
    weekday: dates({ weekday: 'long' }),

    /** A month: November 2026; in the reader's time zone unless another is given. */
    month: dates({ month: 'long', year: 'numeric' }),

    /** A month without its year: Nov; in the reader's time zone unless another is given. */
    shortMonth: dates({ month: 'short' }),

    /** A time of day: 14:00; in the reader's time zone unless another is given. */
    clock: dates(clockParts),

    /** A day and time: Tue, 24 Nov 2026, 14:00; in the reader's time zone unless another is given. */
    moment: dates({ ...dayParts, ...clockParts }),

    /** The spec's form for conversations and messages (section 9): DD-MM-YYYY HH:MM in the reader's time zone. */
    stamp: (instant: Date): string =>
      `${dayStamp(instant)} ${two(instant.getHours())}:${two(instant.getMinutes())}`,

    /** The day in the same form: DD-MM-YYYY. */
    dayStamp,

    list: (items: readonly string[]): string => conjunction().format(items),

    bytes: (size: number): string =>
      size < 1024 * 1024 ? kilobytes(Math.max(1, size / 1024)) : megabytes(size / 1024 / 1024),
  };
}

export type Format = ReturnType<typeof makeFormat>;
