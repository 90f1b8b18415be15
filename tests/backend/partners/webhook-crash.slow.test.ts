/**
 * The backend is killed (SIGKILL) while events are on their way to a webhook, and is started again: the event of
 * every confirmed booking arrives. One that arrives more than once has the same id and body each time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { freePort } from '#tests/backend/support/service-process.ts';
import { databaseEnvironment } from '#tests/backend/support/test-database.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const killCount = 2;
const bookingsPerRound = 8;
/** One customer has at most so many bookings with one owner that wait for an answer. */
const mostWaiting = 2;
/** The jobs of a dead process are given back after half a minute, by what each process does once a minute. */
const failoverMs = 240_000;

interface Try {
  id: string;
  booking: number;
  body: string;
  isSigned: boolean;
}
const tries: Try[] = [];
/** The ids of the events that the receiver does not answer, until the sender dies. */
const held = new Set<string>();
let isHolding = false;
let signer: Webhook | undefined;

const receiver = createServer(async (call, reply) => {
  const parts: Buffer[] = [];
  for await (const part of call) parts.push(part);
  const body = Buffer.concat(parts).toString();
  const headers = Object.fromEntries(
    Object.entries(call.headers).map(([name, value]) => [name, String(value)]),
  );
  const id = headers['webhook-id'] ?? '';
  tries.push({ id, booking: JSON.parse(body).data.booking_id, body, isSigned: isSigned(body, headers) });
  // Every other one: the sender dies before it gets an answer, and while it notes another.
  if (isHolding && tries.length % 2) held.add(id);
  else reply.writeHead(204).end();
});

/** To be asked at once: a signature is good for minutes only. */
function isSigned(body: string, headers: Record<string, string>): boolean {
  try {
    signer?.verify(body, headers);
    return signer !== undefined;
  } catch {
    return false;
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-webhooks-'));
const port = String(await freePort());
let environment: Record<string, string>;
let backend: ReturnType<typeof spawnBackend>;

function start(): Promise<string> {
  const lax = { RATE_LIMITS: 'off', PRIVATE_ADDRESSES: 'allow', LOG_LEVEL: 'fatal' };
  backend = spawnBackend({ PORT: port, DATA_DIR: dataDir, ...lax, ...environment });
  return backend.ready;
}

async function kill(): Promise<void> {
  backend.child.kill('SIGKILL');
  await backend.ended;
}

beforeAll(async () => {
  environment = await databaseEnvironment();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await kill();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it(`tells a webhook of every booking, though the backend is killed ${killCount} times`, {
  timeout: failoverMs + (killCount + 1) * 120_000,
}, async () => {
  const { call, join: signUp, offer } = clientOf(await start());
  const [member, owner] = [await signUp('member'), await signUp('owner')];
  const mostBookings = bookingsPerRound * (killCount + 1);
  const customers: (typeof member)[] = [];
  for (let number = 1; number <= mostBookings / mostWaiting; number += 1)
    customers.push(await signUp(`customer${number}`));
  let begun = 0;
  const post = async <T>(path: string, { token }: typeof member, json: object) => {
    const { status, body } = await call<T>('POST', path, { token, json });
    expect([path, status, body]).toEqual([path, 200, body]);
    return body;
  };
  const about = { name: 'Agency', site: 'https://agency.example' };
  const { id: partner } = await post<{ id: string }>('/partners', member, about);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const hooks = `/partners/${partner}/webhooks`;
  const events = ['booking.created'];
  const hook = await post<{ id: string; secret: string }>(hooks, member, { url, events });
  signer = new Webhook(hook.secret);
  const offered = await offer(owner.token);

  const confirmed: number[] = [];
  /** Until a call fails, as its backend is killed. */
  const book = async () => {
    const json = { details: 'A', date: bookingDay, time: '09:30', partner };
    for (let count = 0; count < bookingsPerRound; count += 1) {
      const customer = customers[Math.floor(begun / mostWaiting)];
      if (!customer) throw new Error('There are customers for every booking.');
      begun += 1;
      const { id } = await post<{ id: number }>(`/task/accepted/${offered}`, customer, json);
      confirmed.push(id);
    }
  };
  const interrupted: string[] = [];
  for (let round = 0; round < killCount; round += 1) {
    isHolding = true;
    const end = book().catch((error: Error) => error.message);
    await expect.poll(() => held.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(1);
    interrupted.push(...held.keys());
    await kill();
    isHolding = false;
    held.clear();
    // It stops because the server was killed, not because of a refusal.
    expect((await end) ?? 'fetch failed').toMatch(/fetch failed|terminated|other side closed/);
    await start();
  }
  await book();

  const triesOf = (id: string) => tries.filter((one) => one.id === id);
  const statuses = async () => {
    const path = `${hooks}/${hook.id}/deliveries?limit=100`;
    const { body } = await call<{ status: string }[]>('GET', path, { token: member.token });
    return body.map(({ status }) => status);
  };
  await expect
    .poll(async () => (await statuses()).filter((status) => status !== 'delivered'), {
      timeout: failoverMs,
      interval: 1000,
    })
    .toEqual([]);

  expect(confirmed.length).toBeGreaterThanOrEqual(bookingsPerRound);
  for (const booking of confirmed) {
    const ids = new Set(tries.filter((one) => one.booking === booking).map(({ id }) => id));
    expect([booking, ids.size]).toEqual([booking, 1]);
  }
  // Whether these had arrived nobody could know: they come again.
  for (const id of interrupted) expect(triesOf(id).length, id).toBeGreaterThan(1);
  for (const one of tries) expect(one).toMatchObject({ isSigned: true, body: triesOf(one.id)[0]?.body });
  const again = new Set(tries.map(({ id }) => id).filter((id) => triesOf(id).length > 1)).size;
  console.log(
    `${confirmed.length} bookings, ${killCount} kills: ${tries.length} tries, ${again} events came more than once.`,
  );
});
