/** The artwork of Dragoman is letters of many scripts, very large and very faint; here by language. */
const letters: Readonly<Record<string, string>> = {
  ar: 'ع',
  bg: 'я',
  bn: 'অ',
  cs: 'ř',
  da: 'ø',
  de: 'ß',
  el: 'ω',
  en: '&',
  es: 'ñ',
  fa: 'چ',
  fr: 'ç',
  he: 'א',
  hi: 'अ',
  hy: 'ա',
  ja: 'あ',
  ka: 'ქ',
  ko: '한',
  nb: 'ø',
  no: 'ø',
  pl: 'ł',
  pt: 'ã',
  ro: 'ș',
  ru: 'я',
  sr: 'ђ',
  sv: 'å',
  ta: 'அ',
  th: 'ก',
  tr: 'ğ',
  uk: 'ї',
  ur: 'ے',
  vi: 'ơ',
  zh: '文',
};

const fallbackLetters = ['ß', 'あ', 'ع', 'ї', '文', 'ğ', 'अ', 'я'] as const;

/** A number that is always the same for the same text. */
export function hash(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** The letter of a language; of the house where the language has none or is unknown. */
export const backdropLetter = (language: string | undefined, seed: string): string =>
  letters[language ?? ''] ?? fallbackLetters[hash(seed) % fallbackLetters.length] ?? 'ß';
