import type { LanguageLevels } from './language-level.ts';

/** What a backend may ask a confirmed address for. */
export const verifiedSteps = ['publish', 'book'] as const;

export type VerifiedStep = (typeof verifiedSteps)[number];

export const isVerifiedStep = (step: string): step is VerifiedStep =>
  verifiedSteps.some((known) => known === step);

/** The person who is signed in. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  fullName: string;
  /** Null on a partner's page, as the address: the backend keeps both from it. */
  phone: string | null;
  address: string | null;
  languages: readonly string[];
  /** What they write about themselves, shown on their offers. */
  about: string;
  languageLevels: LanguageLevels;
  /** Address of the picture; null where there is none. */
  image: string | null;
  /** IANA name of the zone they were last seen in, empty until then; null where the backend keeps none. */
  timeZone?: string | null;
  /** When they last set their password; null where they sign in without one, undefined where the backend does not say it. */
  passwordSetAt?: Date | null | undefined;
  /** Whether they decide disputes for the marketplace. */
  isOperator: boolean;
  /** What they can do only once their e-mail address is confirmed. */
  verifyBefore?: readonly VerifiedStep[];
}

/** Where a backend does not say it, everybody has one. */
export const hasPassword = ({ passwordSetAt }: User): boolean => passwordSetAt !== null;

/** Whether they signed in on a partner's page. What is private is then shown and changed at the marketplace only. */
export const isOnPartnerPage = ({ phone, address }: User): boolean => phone === null && address === null;
