/** What the marketplace asks a confirmed address for (`VERIFY`). */
import type { VerifiedStep } from '@dragoman/widgets/server';
import type { User } from '#backend/platform/database/tables.ts';
import { forbidden } from '#backend/platform/errors.ts';

/** Where one must confirm to book, one must to publish, too. */
const stepsOf = {
  off: [],
  'to-publish': ['publish'],
  'to-book': ['publish', 'book'],
} as const satisfies Record<string, readonly VerifiedStep[]>;

export type Verify = keyof typeof stepsOf;

export const verifySettings = ['off', 'to-publish', 'to-book'] as const satisfies readonly Verify[];

/** What a person can do only once they have confirmed their address; empty when they have. */
export const verifyBefore = (
  { verify }: { verify: Verify },
  { email_verified_at }: { email_verified_at: Date | null },
): VerifiedStep[] => (email_verified_at ? [] : [...stepsOf[verify]]);

/** Refuses a person who has not confirmed their address what the marketplace asks that for (`VERIFY`). */
export function refuseUnverified(
  { config }: { config: { verify: Verify } },
  user: User,
  step: VerifiedStep,
): void {
  if (verifyBefore(config, user).includes(step)) throw forbidden('address-unverified');
}
