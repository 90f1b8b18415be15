/** Two fixed seeds. `invariants.slow.test.ts` has the long run. */
import { expect, it } from 'vitest';
import { checkInvariants, seedsOf } from '#tests/backend/support/check-invariants.ts';

it.each(seedsOf([1, 2]))(
  'leaves a database without contradictions, whatever people do at once: seed %i',
  // On a busy machine until all jobs are done.
  { timeout: 120_000 },
  async (seed) => {
    expect.hasAssertions();
    await checkInvariants({ seed, workers: 8, calls: 20 });
  },
);
