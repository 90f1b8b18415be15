/** What the marketplace asks a confirmed address for (`VERIFY`). */
import type { VerifiedStep } from '@dragoman/widgets/server';

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
