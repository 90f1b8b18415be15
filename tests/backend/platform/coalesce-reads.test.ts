import { expect, it } from 'vitest';
import { coalesceReads } from '#backend/platform/http/shared-reads.ts';

/** Reads that the test resolves or rejects by hand. */
function controlledReads() {
  const started: { wanted: string; end(answer: number): void; fail(): void }[] = [];
  const read = (wanted: string) =>
    new Promise<number>((resolve, reject) => {
      started.push({ wanted, end: resolve, fail: () => reject(new Error('The database is away.')) });
    });
  return { started, ask: coalesceReads(read) };
}

it('starts a read at once when no equal one is running', async () => {
  const { started, ask } = controlledReads();
  const [documents, calls] = [ask('documents'), ask('calls')];
  expect(started.map(({ wanted }) => wanted)).toEqual(['documents', 'calls']);
  started[1]?.end(2);
  started[0]?.end(1);
  expect([await documents, await calls]).toEqual([1, 2]);
});

it('runs one more read for all callers that came during the first', async () => {
  const { started, ask } = controlledReads();
  const first = ask('documents');
  const later = [ask('documents'), ask('documents'), ask('documents')];
  expect(started).toHaveLength(1);
  started[0]?.end(1);
  expect(await first).toBe(1);
  await expect.poll(() => started.length).toBe(2);
  const last = ask('documents');
  started[1]?.end(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await expect.poll(() => started.length).toBe(3);
  started[2]?.end(3);
  expect(await last).toBe(3);
});

it('rejects only the callers of a failed read and reads again for the others', async () => {
  const { started, ask } = controlledReads();
  const first = ask('documents');
  const second = ask('documents');
  started[0]?.fail();
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => started.length).toBe(2);
  started[1]?.end(2);
  expect(await second).toBe(2);
  expect(started).toHaveLength(2);
});
