/** What the marketplace asks a confirmed address for (`VERIFY`). */
import type { Config } from '#backend/config.ts';
import type { User } from '#backend/database/tables.ts';

export const verifiedSteps = ['publish', 'book'] as const;

export type VerifiedStep = (typeof verifiedSteps)[number];

/** Where one must confirm to book, one must to publish, too. */
const stepsOf: Record<Config['verify'], readonly VerifiedStep[]> = {
  off: [],
  'to-publish': ['publish'],
  'to-book': verifiedSteps,
};

/** What a person can do only once they have confirmed their address; empty when they have. */
export const verifyBefore = (
  { verify }: Pick<Config, 'verify'>,
  { email_verified_at }: Pick<User, 'email_verified_at'>,
): VerifiedStep[] => (email_verified_at ? [] : [...stepsOf[verify]]);
