import { expect, it } from 'vitest';
import { coalesceReads } from '#backend/http/coalesce-reads.ts';

/** Readings that wait to be told how they end. */
function readings() {
  const begun: { wanted: string; end(answer: number): void; fail(): void }[] = [];
  const read = (wanted: string) =>
    new Promise<number>((resolve, reject) => {
      begun.push({ wanted, end: resolve, fail: () => reject(new Error('The database is away.')) });
    });
  return { begun, ask: coalesceReads(read) };
}

it('reads what nobody else asks for at once', async () => {
  const { begun, ask } = readings();
  const [documents, calls] = [ask('documents'), ask('calls')];
  expect(begun.map(({ wanted }) => wanted)).toEqual(['documents', 'calls']);
  begun[1]?.end(2);
  begun[0]?.end(1);
  expect([await documents, await calls]).toEqual([1, 2]);
});

it('reads once more for all who asked meanwhile, and not before', async () => {
  const { begun, ask } = readings();
  const first = ask('documents');
  const later = [ask('documents'), ask('documents'), ask('documents')];
  expect(begun).toHaveLength(1);
  begun[0]?.end(1);
  expect(await first).toBe(1);
  await expect.poll(() => begun.length).toBe(2);
  const last = ask('documents');
  begun[1]?.end(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.end(3);
  expect(await last).toBe(3);
});

it('tells of a failure those who waited for it, and begins anew for the others', async () => {
  const { begun, ask } = readings();
  const first = ask('documents');
  const second = ask('documents');
  begun[0]?.fail();
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.end(2);
  expect(await second).toBe(2);
  expect(begun).toHaveLength(2);
});
