import { it } from 'vitest';
import { fuzzBodies } from '#tests/backend/support/fuzz-bodies.ts';

// A fixed seed: a failure then comes from the change under test.
const seed = Number(process.env.FUZZ_SEED || 1);

it(
  'no body makes a call fail: 60 of wrong types, extremes, depths and encodings for each',
  {
    timeout: 240_000,
  },
  () => fuzzBodies({ runs: 60, seed, seconds: 220 }),
);
