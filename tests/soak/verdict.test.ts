import { describe, expect, it } from 'vitest';
import { type Run, verdictOf } from './verdict.ts';

const steady = (value: (share: number) => number) =>
  Array.from({ length: 400 }, (_, at) => ({ at, value: value(at / 400) }));
const run = (more: Partial<Run> = {}): Run => ({
  calls: steady(() => 20),
  memory: steady(() => 300),
  errors: [],
  duration: 400,
  ...more,
});

describe('a long run', () => {
  it('is right when nothing fails, grows or slows down', () => {
    const { figures, breaches } = verdictOf(run());
    expect(breaches).toEqual([]);
    expect(figures.join('\n')).toContain('400 calls');
    expect(figures.join('\n')).toContain('memory 300 MB in the second quarter, 300 MB in the last');
  });

  it.each([
    ['a call that failed', { errors: ['GET /: 500'] }, '1 calls failed, the first with: GET /: 500'],
    ['memory that grows', { memory: steady((share) => 300 + 300 * share) }, 'memory grew'],
    ['answers that come later and later', { calls: steady((share) => 4000 * share) }, 'slowest hundredth'],
  ])('is wrong with %s', (_name, more, breach) => {
    expect(verdictOf(run(more)).breaches.join('\n')).toContain(breach);
  });

  it('forgives what is warm only later', () => {
    const warming = steady((share) => (share < 0.25 ? 900 : 30));
    expect(verdictOf(run({ calls: warming, memory: warming })).breaches).toEqual([]);
  });
});
