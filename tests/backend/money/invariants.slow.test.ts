/** Many people doing much at once. */
import { expect, it } from 'vitest';
import { checkInvariants, seedsOf } from '#tests/backend/support/check-invariants.ts';

it.each(seedsOf([11, 12, 13, 14]))(
  'leaves a database without contradictions after a long time: seed %i',
  { timeout: 300_000 },
  async (seed) => {
    expect.hasAssertions();
    await checkInvariants({ seed, workers: 12, calls: 100 });
  },
);
