/** The texts of an offer: the owner's own, and further ones by language. */
import type { Offer, OfferText } from './offer.ts';

type Translated = OfferText & Pick<Offer, 'textLanguage' | 'translations'>;

interface ShownText extends OfferText {
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
  const translation = Object.entries(offer.translations ?? {}).find(([code]) => code === lang)?.[1];
  if (!translation?.title || lang === offer.textLanguage) return originalText(offer);
  return { title: translation.title, description: translation.description, lang, isTranslated: true };
}

/** The spec writes an offer's id as `#000` followed by the id (section 2). */
export const offerNumber = (id: Offer['id']): string => `#000${id}`;
