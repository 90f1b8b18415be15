/** What the pages say of a checkout session, in the reader's language. */
import { canonicalLocale } from '@dragoman/widgets/server';
import type { Checkout } from '#backend/payments/stand-in/stand-in-types.ts';

export const amountIn = (locale: string, cents: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const dayIn = (locale: string, seconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(seconds * 1000));

/** The locale in which somebody began to pay; undefined where the session has none. */
export const localeOfSession = ({ metadata }: Checkout): string | undefined =>
  canonicalLocale(metadata.locale);

/** Without what happened to the payment, which the page says itself. */
export const taskUrl = ({ success_url }: Checkout): string => success_url.split('?')[0] ?? success_url;
