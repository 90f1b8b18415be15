import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spawnBackend } from './backend-process.ts';

let dataDir: string;
const running: ReturnType<typeof spawnBackend>[] = [];
const backend = (environment: Record<string, string> = {}, script?: string, args?: string[]) => {
  const process = spawnBackend({ DATA_DIR: dataDir, ...environment }, script, args);
  running.push(process);
  return process;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dragoman-process-'));
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  id: string;
  token: string;
  conversation_id: string;
}

const post = async (address: string, path: string, body: object, token = '') => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Answer };
};
const get = async (address: string, path: string, token: string) =>
  (await fetch(`${address}${path}`, { headers: { authorization: token } })).json();

describe('the process', () => {
  it('ends with one clear line for a bad environment', async () => {
    const { ended, output } = backend({ PORT: 'eighty' });
    expect(await ended).toBe(1);
    expect(output()).toBe('PORT is "eighty"; allowed is a whole number from 0 to 65535.\n');
  });

  it('keeps everything it has confirmed over a sudden death', { timeout: 180_000 }, async () => {
    const first = backend();
    const address = await first.ready;
    const person = (name: string) => ({
      firstname: name,
      lastname: 'Test',
      email: `${name}@example.test`,
      password: 'long enough',
      language: 'en',
    });
    const ownerId = (await post(address, '/signup', person('owner'))).body.id;
    await post(address, '/signup', person('customer'));
    const owner = (await post(address, '/login', person('owner'))).body.token;
    const customer = (await post(address, '/login', person('customer'))).body.token;
    const offer = { title: 'A', description: 'B', type: 'call', price: 20, languages: ['en', 'de'] };
    const offerId = (await post(address, '/task/create', offer, owner)).body.id;
    const booking = { details: 'C', date: '2999-01-01', time: '10:00' };
    const booked = await post(address, `/task/accepted/${offerId}`, booking, customer);
    const sent = await post(
      address,
      `/chat/new/message/${booked.body.conversation_id}`,
      { message: 'Still there?' },
      customer,
    );
    expect(sent.status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = backend();
    const again = await second.ready;
    expect(await get(again, '/user/Profile', owner)).toMatchObject([{ id: ownerId }]);
    expect(await get(again, '/task/accepted', customer)).toMatchObject([
      { id: booked.body.id, status: 'accepted' },
    ]);
    const talk = await get(again, `/chat/selectedChat/${booked.body.conversation_id}`, owner);
    expect(talk).toMatchObject([{ kind: 'system' }, { text: 'Still there?' }]);

    const third = backend();
    expect(await third.ended).toBe(1);
    expect(third.output()).toMatch(/^The database in .+ is in use by process \d+\..*\n$/);
    const seeding = backend({}, 'seed/cli.ts', ['--offers', '3']);
    expect(await seeding.ended).toBe(1);
    expect(seeding.output()).toContain(`in use by process ${second.child.pid}`);

    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    const seeded = backend({}, 'seed/cli.ts', ['--offers', '3']);
    expect(await seeded.ended).toBe(0);
    expect(seeded.output()).toContain('Added 3 offers.');
  });
});
