/** What a provider says about a person, as far as an account needs it. Anything else is not kept. */
import { isLanguageCode } from '@dragoman/widgets/server';
import type { StoredClaims } from '#backend/database/tables-providers.ts';

export function readClaims(claims: Record<string, unknown>): StoredClaims {
  const email = textOf(claims.email, 254);
  const [language = ''] = (textOf(claims.locale, 64) ?? '').toLowerCase().split(/[-_]/);
  const [first, last] = namesIn(claims);
  return {
    ...(first && { firstname: first }),
    ...(last && { lastname: last }),
    ...(email && isAddress(email) && { email }),
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    ...(isLanguageCode(language) && { language }),
  };
}

/** Some providers give the whole name only. People can correct what this makes of it. */
function namesIn({ given_name, family_name, name }: Record<string, unknown>): (string | undefined)[] {
  const [given, family] = [textOf(given_name, 100), textOf(family_name, 100)];
  if (given || family) return [given, family];
  const words = (textOf(name, 200) ?? '').split(/\s+/);
  return words.length === 2 ? words.map((word) => textOf(word, 100)) : [];
}

/** Undefined for what is too long, empty, or holds characters that no name has. */
function textOf(value: unknown, most: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const isText = text !== '' && text.length <= most && !/\p{Cc}|\p{Cs}/u.test(text);
  return isText ? text : undefined;
}

const isAddress = (email: string) => /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/.test(email);
