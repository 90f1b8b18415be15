/** For whom a page is rendered, as the address, the cookies and the browser's languages say. */
import { type TextLanguage, textLanguage, textLanguages } from '@dragoman/widgets/server';
import type { FastifyRequest } from 'fastify';
import { preferredLocale } from '#backend/platform/http/accept-language.ts';

const themes = ['auto', 'light', 'dark'] as const;

export interface PageVisitor {
  preferences: { locale: TextLanguage; theme: (typeof themes)[number] };
  /** Whether a session is stored. Only the space for its controls depends on this: nothing of it is on the page. */
  isReturning: boolean;
  /** Whether the address itself names the language, in `?lang=`. */
  isLocaleInAddress: boolean;
}

export function pageVisitor(call: FastifyRequest): PageVisitor {
  const requested = new URLSearchParams(call.url.split('?')[1]).get('lang');
  // Written by `demo-site/shell/preferences.ts`.
  const chosen = new URLSearchParams(cookieOf(call, 'dragoman-preferences'));
  const known = (value: string | null) => textLanguages.find((language) => language === value);
  const inAddress = known(requested);
  return {
    preferences: {
      locale: inAddress ?? known(chosen.get('locale')) ?? textLanguage(preferredLocale(call)),
      theme: themes.find((theme) => theme === chosen.get('theme')) ?? 'auto',
    },
    // The specification's name of the cookie with the token.
    isReturning: Boolean(cookieOf(call, 'token')),
    isLocaleInAddress: inAddress !== undefined,
  };
}

function cookieOf(call: FastifyRequest, name: string): string {
  const pair = (call.headers.cookie ?? '').split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
