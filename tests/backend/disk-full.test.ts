/** A disk without room, or broken: nothing half-saved stays, the sender is told, and all goes on once it works again. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderStorage } from '#backend/files/storage.ts';
import { multipart, type Part } from './multipart.ts';
import { type Person, type TestApp, testApp } from './test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-full-'));
let isFull = false;
let isBroken = false;
let server: TestApp;
let customer: Person;
let offer: number;
let picture: Buffer;

beforeAll(async () => {
  // A disk that has room for half of a file and no more.
  const storage = folderStorage(folder, async (path, content) => {
    if (isBroken) throw new Error(`i/o error at ${path}`);
    writeFileSync(path, isFull ? content.subarray(0, content.length / 2) : content);
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  server = await testApp({}, { storage });
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
    { name: 'date', value: '2999-05-04' },
    { name: 'time', value: '09:30' },
    { name: 'documents', file: { name: 'a.txt', content: 'Some text' } },
  ]);
const show = () => send('/upload', [{ name: 'image', file: { name: 'me.png', content: picture } }]);

it('refuses what brings files, keeps no half of any, and takes them again later', async () => {
  isFull = true;
  for (const answer of [await book(), await show()])
    expect(answer).toMatchObject({ status: 507, body: { type: 'error', message: expect.any(String) } });
  expect(files()).toEqual([]);
  expect((await server.call('GET', '/task/accepted', { as: customer })).body).toEqual([]);
  expect((await server.call('GET', '/user/Profile', { as: customer })).body).toMatchObject([{ image: null }]);
  isFull = false;
  for (const answer of [await book(), await show()]) expect(answer.status).toBe(200);
  expect(files()).toHaveLength(2);
});

it('says of what nobody foresaw that it is a fault, and nothing of what it is', async () => {
  isBroken = true;
  const answer = await show();
  isBroken = false;
  expect(answer).toMatchObject({ status: 500, body: { type: 'error', code: 'fault' } });
  expect(answer.text).not.toMatch(new RegExp(`i/o|Error|${folder}| at |\\.ts`));
});
