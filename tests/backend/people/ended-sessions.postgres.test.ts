/** Sessions that end at one process, while their event streams are open at another. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#backend/platform/database/database.ts';
import { clientOf } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';
import { addSessions } from '#tests/backend/support/session-rows.ts';
import { databaseEnvironment } from '#tests/backend/support/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-ended-'));
let database: Database;
let backends: ReturnType<typeof spawnBackend>[];
let addresses: string[];
beforeAll(async () => {
  const { DATABASE_URL = '' } = await databaseEnvironment();
  const environment = { DATA_DIR: dataDir, DATABASE_URL, RATE_LIMITS: 'off' };
  backends = [spawnBackend(environment), spawnBackend(environment)];
  addresses = await Promise.all(backends.map(({ ready }) => ready));
  database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir });
});
afterAll(async () => {
  await database.close();
  for (const { child } of backends) child.kill('SIGKILL');
  await Promise.all(backends.map(({ ended }) => ended));
  rmSync(dataDir, { recursive: true, force: true });
});

it('ends the streams of 220 sessions at every process, and sends them no message', async () => {
  const [here = '', there = ''] = addresses;
  const { call, join: joinAs } = clientOf(here);
  const [ada, ben] = [await joinAs('ada'), await joinAs('ben')];
  const { id } = (
    await call<{ id: string }>('POST', '/chat/new', { token: ben.token, json: { created_with: ada.id } })
  ).body;
  const tokens = await addSessions(database.db, ada.id, 219);
  const own = await followEvents(here, ada.token);
  const streams = await Promise.all([
    ...tokens.slice(0, 19).map((token) => followEvents(here, token)),
    ...tokens.slice(19, 39).map((token) => followEvents(there, token)),
  ]);
  expect(streams.filter(({ answer }) => answer.status !== 200)).toEqual([]);
  const ended = streams.map(({ nextOf }) => nextOf('message'));
  expect((await call('DELETE', '/user/sessions', { token: ada.token })).status).toBe(200);
  expect(await Promise.all(ended)).toEqual(streams.map(() => undefined));
  await call('POST', `/chat/new/message/${id}`, { token: ben.token, json: { message: 'Private' } });
  expect((await own.nextOf('message'))?.data.text).toBe('Private');
  own.stop();
});
