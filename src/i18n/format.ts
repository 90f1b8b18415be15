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
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}

/** Keeps its own order within text of another direction: a name, a file, a time in a sentence. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Everything that is written differently from place to place, for one locale. */
export function formatFor(locale: string): Format {
  const known = formats.get(locale);
  if (known) return known;
  const made = makeFormat(locale);
  formats.set(locale, made);
  return made;
}

/** Browsers take far longer to make a formatter than to use it. */
const formats = new Map<string, Format>();

function makeFormat(locale: string) {
  const languageNames = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
  /** Language names stand alone: on chips, in lists, on cards. Some languages write them small in sentences. */
  const capitalised = (name: string): string => name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
  const plain = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const isEnglish = locale === 'en' || locale.startsWith('en-');
  return {
    number: (value: number): string => plain.format(value),

    /** Thousands in short: 1K. */
    compact: (value: number): string => compact.format(value),

    /** A share of one: 0.042 is 4.2%. */
    percent: (share: number): string => percent.format(share),

    /** A price in euros, with cents only where there are any. */
    price: (value: number): string => (Number.isInteger(value) ? euros : cents).format(value),

    /** A rating with one decimal: 4.9. */
    rating: (value: number): string => oneDecimal.format(value),

    /** The short name of a language by its two-letter code; the code itself where nobody has a name for it. */
    language(code: string): string {
      // English has the spec's own table, whose first name is the short one.
      if (isEnglish && isLanguageCode(code)) return languages[code].split(';')[0] ?? code;
      try {
        const name = languageNames.of(code) ?? code;
        return name === code ? code : capitalised(name);
      } catch {
        return code;
      }
    },

    /** A calendar day in running text: Tue, 24 Nov 2026; in the reader's zone unless another is named. */
    day: (instant: Date, timeZone?: string): string =>
      new Intl.DateTimeFormat(locale, { ...dayParts, timeZone }).format(instant),

    /** A clock time: 14:00; in the reader's zone unless another is named. */
    clock: (instant: Date, timeZone?: string): string =>
      new Intl.DateTimeFormat(locale, { ...clockParts, timeZone }).format(instant),

    /** A day with a time on it: Tue, 24 Nov 2026, 14:00; in the reader's zone unless another is named. */
    moment: (instant: Date, timeZone?: string): string =>
      new Intl.DateTimeFormat(locale, { ...dayParts, ...clockParts, timeZone }).format(instant),

    /** The spec's form for conversations and messages (section 9): DD-MM-YYYY HH:MM in the reader's zone. */
    stamp: (instant: Date): string =>
      `${two(instant.getDate())}-${two(instant.getMonth() + 1)}-${instant.getFullYear()} ` +
      `${two(instant.getHours())}:${two(instant.getMinutes())}`,

    list: (items: readonly string[]): string => conjunction.format(items),

    bytes: (size: number): string =>
      size < 1024 * 1024
        ? `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(Math.max(1, size / 1024))} kB`
        : `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(size / 1024 / 1024)} MB`,
  };
}

export type Format = ReturnType<typeof makeFormat>;
