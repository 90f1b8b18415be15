/** The locale of one element, for its views: texts and formats as React hooks. */
import { createContext, useContext } from 'react';
import { type Titled, titleFor } from '#core/domain/offer-text.ts';
import {
  type Catalogue,
  type MessageOverrides,
  type Messages,
  messagesFor,
  type Translated,
} from './catalogue.ts';
import { type Format, formatFor } from './format.ts';
import { directionOf, textLanguage } from './locale.ts';

interface LocaleSettings {
  /** BCP 47 tag. Its texts are loaded before it is provided. */
  locale: string;
  overrides: MessageOverrides;
}

/** The locale is per element, never global: two widgets on a page may be in two languages. */
export const LocaleContext = createContext<LocaleSettings>({ locale: 'en', overrides: {} });

export function useLocale() {
  const { locale } = useContext(LocaleContext);
  return { locale, direction: directionOf(locale) };
}

/** Backends send English messages (spec section 8). Readers of other languages get our own translations. */
export const useReadsEnglish = (): boolean => textLanguage(useContext(LocaleContext).locale) === 'en';

export function useMessages<M extends Messages>(catalogue: Catalogue<M>): Translated<M> {
  const { locale, overrides } = useContext(LocaleContext);
  return messagesFor(catalogue, locale, overrides);
}

export function useFormat(): Format {
  const { locale } = useContext(LocaleContext);
  return formatFor(locale);
}

/** The title of an offer or a task in the reader's language, and which language that is. */
export const useTitleOf = (named: Titled) => titleFor(named, useLocale().locale);
