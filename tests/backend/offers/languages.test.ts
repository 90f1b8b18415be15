import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { reuseReads } from '#backend/platform/http/shared-reads.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await testApp();
  owner = await server.person();
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const list = (query = '') => server.call<unknown[]>('GET', `/api/languages${query}`);

it('lists no languages while there are no offers', async () => {
  expect((await list()).body).toEqual([]);
});

it('counts the active offers of each language, the most offered first', async () => {
  await server.offer(owner, { type: 'document', languages: ['de', 'en'] });
  await server.offer(owner, { type: 'call', languages: ['ar', 'de', 'en'] });
  await server.offer(owner, { type: 'call', languages: ['de', 'uk'] });
  await expect
    .poll(async () => (await list()).body)
    .toEqual([
      { code: 'de', offers: 3 },
      { code: 'en', offers: 2 },
      { code: 'ar', offers: 1 },
      { code: 'uk', offers: 1 },
    ]);
  await expect
    .poll(async () => (await list('?category=document')).body)
    .toEqual([
      { code: 'de', offers: 1 },
      { code: 'en', offers: 1 },
    ]);
});

it('counts the offers for a language together with another one', async () => {
  await expect
    .poll(async () => (await list('?with=en')).body)
    .toEqual([
      { code: 'de', offers: 2 },
      { code: 'ar', offers: 1 },
    ]);
  expect((await list('?with=en&category=document')).body).toEqual([{ code: 'de', offers: 1 }]);
  expect((await list('?with=mt')).body).toEqual([]);
  expect(await list('?with=elvish')).toMatchObject({ status: 422, body: { type: 'error' } });
});

it('leaves out the offers of people who are gone', async () => {
  const leaving = await server.person();
  await server.offer(leaving, { languages: ['mt', 'de'] });
  await expect.poll(async () => (await list()).text).toContain('"mt"');
  await server.call('DELETE', '/user', { as: leaving, json: { password: 'correct horse' } });
  await expect.poll(async () => (await list()).text).not.toContain('"mt"');
});

it('answers 304 while nothing changes', async () => {
  const { headers } = await list();
  const again = await server.call('GET', '/api/languages', {
    headers: { 'if-none-match': headers.etag as string },
  });
  expect(again).toMatchObject({ status: 304, text: '' });
});

it('names a category that there is none of', async () => {
  expect(await list('?category=poem')).toMatchObject({ status: 422, body: { type: 'error' } });
});

it('reads once for all calls of the time that reading takes, and again after an error', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let reads = 0;
  let isBroken = false;
  const read = reuseReads(
    async (name: string) => {
      reads += 1;
      vi.advanceTimersByTime(5);
      if (isBroken) throw new Error('away');
      return `${name} ${reads}`;
    },
    { times: 1000 },
  );
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a 1', 'a 1']);
  expect(await read('a')).toBe('a 1');
  isBroken = true;
  await expect(read('b')).rejects.toThrow('away');
  isBroken = false;
  expect(await read('b')).toBe('b 3');
});

it('answers with what it last read while a slow read runs, and where that fails', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let reads = 0;
  let isBroken = false;
  const read = reuseReads(
    async (name: string) => {
      reads += 1;
      const number = reads;
      vi.advanceTimersByTime(5);
      if (isBroken) throw new Error('away');
      return `${name} ${number}`;
    },
    { times: 0, slowMs: 1 },
  );
  expect(await read('a')).toBe('a 1');
  expect(await read('a')).toBe('a 1');
  await expect.poll(() => read('a')).toBe('a 2');
  isBroken = true;
  const before = reads;
  await expect
    .poll(async () => {
      expect(await read('a')).toMatch(/^a \d+$/);
      return reads;
    })
    .toBeGreaterThan(before + 2);
});
