/** The texts of an offer: the owner's own, and further ones by language. */
export interface OfferText {
  title: string;
  description: string;
}

/** By two-letter language code. */
export type Translations = Readonly<Record<string, OfferText>>;

interface Translated extends OfferText {
  /** The language of title and description; empty where the backend does not name it. */
  textLanguage: string;
  translations: Translations;
}

export interface ShownText extends OfferText {
  /** For the `lang` attribute, by which browsers hyphenate and screen readers speak; undefined where it is not known. */
  lang: string | undefined;
  /** Whether this is a translation, so that the original can be shown as well. */
  isTranslated: boolean;
}

const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

export const originalText = ({ title, description, textLanguage }: Translated): ShownText => ({
  title,
  description,
  lang: textLanguage || undefined,
  isTranslated: false,
});

/** An offer's text in the reader's language, where there is one. */
export function textFor(offer: Translated, locale: string): ShownText {
  const lang = languageOf(locale);
  const translation = Object.hasOwn(offer.translations, lang) ? offer.translations[lang] : undefined;
  if (!translation || lang === offer.textLanguage) return originalText(offer);
  return { title: translation.title, description: translation.description, lang, isTranslated: true };
}
