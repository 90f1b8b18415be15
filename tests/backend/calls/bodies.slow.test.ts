import { it } from 'vitest';
import { fuzzBodies } from '#tests/backend/support/fuzz-bodies.ts';

const seed = Number(process.env.FUZZ_SEED || Date.now() % 2 ** 31);

it(
  'no body makes a call fail: up to 2,000 for each in three minutes, others at each run',
  {
    timeout: 300_000,
  },
  () => fuzzBodies({ runs: 2000, seed, seconds: 170 }),
);
