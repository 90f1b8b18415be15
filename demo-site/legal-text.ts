/** The company's legal texts, which only their pages read. */
import { createContext, type RouterContextProvider } from 'react-router';
import { legalText } from '#core/api/legal.ts';
import type { LegalKind, LegalText } from '#core/domain/legal.ts';
import { siteClient } from './shell/core.ts';
import { asPage } from './shell/page-not-loaded.ts';
import { type Locale, preferences } from './shell/preferences.ts';

/** On a server, which has read them in the visitor's language. */
export const legalTextsContext = createContext<Readonly<Record<LegalKind, LegalText>> | null>(null);

export interface ReadLegalText {
  text: LegalText;
  /** The visitor's language, in which the text may not be there. Unknown on a server. */
  locale?: Locale;
}

export async function readLegalText(
  kind: LegalKind,
  context: Readonly<RouterContextProvider>,
): Promise<ReadLegalText> {
  const known = context.get(legalTextsContext)?.[kind];
  if (known) return { text: known };
  const { locale } = preferences.get();
  return { text: await asPage(legalText(siteClient(), kind, locale)), locale };
}
