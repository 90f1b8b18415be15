/** A full or broken disk: no partial file stays, the caller gets an error, and uploads work again afterwards. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderStorage } from '#backend/platform/files/storage.ts';
import { logLines } from '#backend/platform/observe/log-lines.ts';
import { multipart, type Part } from '#tests/backend/support/multipart.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-full-'));
let isFull = false;
let isBroken = false;
const logged: string[] = [];
let server: TestApp;
let customer: Person;
let offer: number;
let picture: Buffer;

beforeAll(async () => {
  // Writes half of the file, then fails as a full disk does.
  const storage = folderStorage(folder, async (path, content) => {
    if (isBroken) throw new Error(`i/o error at ${path}`);
    writeFileSync(path, isFull ? content.subarray(0, content.length / 2) : content);
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const log = { ...logLines('error'), stream: { write: (line: string) => logged.push(line) } };
  server = await testApp({}, { storage, log });
  customer = await server.person();
  offer = await server.offer(await server.person());
  picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const send = (path: string, parts: Part[]) =>
  server.call<{ type: string }>('POST', path, { as: customer, ...multipart(parts) });
const book = () =>
  send(`/task/accepted/${offer}`, [
    { name: 'details', value: 'With a file' },
    { name: 'date', value: bookingDay },
    { name: 'time', value: '09:30' },
    { name: 'documents', file: { name: 'a.txt', content: 'Some text' } },
  ]);
const uploadImage = () => send('/upload', [{ name: 'image', file: { name: 'me.png', content: picture } }]);

it('refuses uploads, leaves no partial file, and accepts them once there is space', async () => {
  isFull = true;
  for (const answer of [await book(), await uploadImage()])
    expect(answer).toMatchObject({ status: 507, body: { type: 'error', message: expect.any(String) } });
  expect(files()).toEqual([]);
  expect((await server.call('GET', '/task/accepted', { as: customer })).body).toEqual([]);
  expect((await server.call('GET', '/user/Profile', { as: customer })).body).toMatchObject([{ image: null }]);
  isFull = false;
  for (const answer of [await book(), await uploadImage()]) expect(answer.status).toBe(200);
  expect(files()).toHaveLength(2);
});

it('reports an unexpected error as a fault without any internal detail, which is in the log', async () => {
  logged.length = 0;
  isBroken = true;
  const answer = await uploadImage();
  isBroken = false;
  expect(answer).toMatchObject({ status: 500, body: { type: 'error', code: 'fault' } });
  expect(answer.text).not.toMatch(new RegExp(`i/o|Error|${folder}| at |\\.ts`));
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    time: expect.any(Number),
    req: { method: 'POST', url: '/upload' },
    err: { message: expect.stringContaining('i/o error') },
  });
});
