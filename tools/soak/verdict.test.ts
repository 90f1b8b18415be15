import { describe, expect, it } from 'vitest';
import { evaluateRun, type Run } from './verdict.ts';

const samples = (value: (share: number) => number) =>
  Array.from({ length: 400 }, (_, at) => ({ at, value: value(at / 400) }));
const run = (more: Partial<Run> = {}): Run => ({
  calls: samples(() => 20),
  memory: samples(() => 300),
  errors: [],
  duration: 400,
  ...more,
});

describe('a long run', () => {
  it('passes when nothing fails, grows or slows down', () => {
    const { figures, breaches } = evaluateRun(run());
    expect(breaches).toEqual([]);
    expect(figures.join('\n')).toContain('400 calls');
    expect(figures.join('\n')).toContain('memory 300 MB in the second quarter, 300 MB in the last');
  });

  it.each([
    ['a call that failed', { errors: ['GET /: 500'] }, '1 calls failed, the first with: GET /: 500'],
    ['memory that grows', { memory: samples((share) => 300 + 300 * share) }, 'memory grew'],
    ['answers that come later and later', { calls: samples((share) => 4000 * share) }, 'slowest hundredth'],
  ])('fails with %s', (_name, more, breach) => {
    expect(evaluateRun(run(more)).breaches.join('\n')).toContain(breach);
  });

  it('ignores the warm-up quarter', () => {
    const warming = samples((share) => (share < 0.25 ? 900 : 30));
    expect(evaluateRun(run({ calls: warming, memory: warming })).breaches).toEqual([]);
  });
});
