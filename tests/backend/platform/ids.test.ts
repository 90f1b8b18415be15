import { expect, it } from 'vitest';
import { idAt, isUuid } from '#backend/platform/database/ids.ts';

const noon = Date.UTC(2027, 0, 1, 12) * 1000;

it('makes ids in the order of their times, microsecond by microsecond', () => {
  const ids = [0, 1, 2, 499, 998, 999, 1000, 1001, 1_000_000].map((passed) => idAt(noon + passed, 1));
  expect(ids).toEqual([...ids].sort());
  expect(ids.every(isUuid)).toBe(true);
});

it('makes ids of one time in the order of their count, into the next millisecond', () => {
  const ids = Array.from({ length: 3000 }, (_, count) => idAt(noon + 999, count));
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids.map((id) => id.slice(0, 18))).size).toBe(3000);
  expect(
    [ids[0], ids.at(-1)].map((id) => Number.parseInt(id?.replace('-', '').slice(0, 12) ?? '', 16)),
  ).toEqual([noon / 1000, noon / 1000 + 1]);
});
