/** Backdrop letters: very large, very faint letters of many scripts are Dragoman's artwork. Listed by language. */
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

/** Nearly every device has a font for their scripts. */
const fallbackLetters = ['ß', 'ع', 'ї', 'ğ', 'ω', 'я'] as const;

/** A hash: the same text always gives the same number. */
export function hash(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** The letter of a language; if it has none or is unknown, one of Dragoman's own, chosen by the text. */
export const backdropLetter = (language: string | undefined, seed: string): string =>
  letters[language ?? ''] ?? fallbackLetters[hash(seed) % fallbackLetters.length] ?? 'ß';
