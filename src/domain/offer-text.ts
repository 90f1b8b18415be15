/** The texts of an offer: the owner's own, and further ones by language. */
import type { Offer, OfferText } from './offer.ts';

/** What has a title in several languages: an offer, or a task that began with one. */
export interface Titled {
  title: string;
  /** The language of the title itself; empty where it is not known. */
  textLanguage?: string | undefined;
  translations?: Readonly<Record<string, Pick<OfferText, 'title'>>> | undefined;
}

type Translated = OfferText & Pick<Offer, 'textLanguage' | 'translations'>;

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
  const translation = translationIn(lang, offer);
  if (!translation) return originalText(offer);
  return { title: translation.title, description: translation.description, lang, isTranslated: true };
}

/** A title in the reader's language, where there is one. */
export function titleFor(named: Titled, locale: string): Pick<ShownText, 'title' | 'lang'> {
  const lang = languageOf(locale);
  const translation = translationIn(lang, named);
  if (!translation) return { title: named.title, lang: named.textLanguage || undefined };
  return { title: translation.title, lang };
}

function translationIn<Text extends Pick<OfferText, 'title'>>(
  lang: string,
  {
    textLanguage,
    translations,
  }: { textLanguage?: string | undefined; translations?: Readonly<Record<string, Text>> | undefined },
): Text | undefined {
  if (lang === textLanguage) return undefined;
  const translation = Object.entries(translations ?? {}).find(([code]) => code === lang)?.[1];
  return translation?.title ? translation : undefined;
}

/** The spec writes an offer's id as `#000` followed by the id (section 2). */
export const offerNumber = (id: Offer['id']): string => `#000${id}`;
