import { createContext, useContext } from 'react';
import {
  type Catalogue,
  type MessageOverrides,
  type Messages,
  messagesFor,
  type Translated,
} from './catalogue.ts';
import { type Format, formatFor } from './format.ts';
import { directionOf, textLanguage } from './locale.ts';

export interface LocaleSettings {
  /** BCP 47 tag. Whoever provides it has loaded the texts before. */
  locale: string;
  overrides: MessageOverrides;
}

/** Locale is per element, never global: two widgets on a page may speak two languages. */
export const LocaleContext = createContext<LocaleSettings>({ locale: 'en', overrides: {} });

export function useLocale() {
  const { locale } = useContext(LocaleContext);
  return { locale, direction: directionOf(locale) };
}

/** Backends speak English (spec section 8): others are told what we have our own words for. */
export const useReadsEnglish = (): boolean => textLanguage(useContext(LocaleContext).locale) === 'en';

export function useMessages<M extends Messages>(catalogue: Catalogue<M>): Translated<M> {
  const { locale, overrides } = useContext(LocaleContext);
  return messagesFor(catalogue, locale, overrides);
}

export function useFormat(): Format {
  const { locale } = useContext(LocaleContext);
  return formatFor(locale);
}
