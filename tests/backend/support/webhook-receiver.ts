/** What tests of webhooks need: a receiver, a partner with its member, and bookings. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sendWebhook } from '#backend/features/partners/deliveries.use-cases.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { endLeftWaiting } from './left-waiting.ts';
import { type Person, type TestApp, testApp } from './test-app.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}
export interface Hook {
  id: string;
  secret: string;
  active: boolean;
  code: string;
  message: string;
  events: string[];
}
export interface Delivery {
  id: string;
  type: string;
  status: string;
  attempts: number;
  answer_status: number | null;
  problem: string | null;
  next_attempt_at: string | null;
}

export const received: Received[] = [];
let answerStatus = 204;
/** What the receiver answers from now on. */
export const answerWith = (status: number): void => {
  answerStatus = status;
};
const receiver = createServer((call, reply) => {
  const parts: Buffer[] = [];
  call.on('data', (part: Buffer) => parts.push(part));
  call.on('end', () => {
    const body = Buffer.concat(parts).toString();
    received.push({ headers: plain(call.headers), body, event: JSON.parse(body) });
    reply.writeHead(answerStatus, { location: '/elsewhere' }).end();
  });
});
const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export const everything = [
  ...['booking.created', 'booking.accepted', 'booking.cancelled', 'booking.finished', 'payment.held'],
  ...['payment.released', 'payment.refunded', 'review.created'],
];
export let server: TestApp;
let url: string;
export let member: Person;
export let customer: Person;
export let owner: Person;
export let partner: string;
/** Refuses calls to private addresses, as a deployed one does. */
export let strict: { server: TestApp; person: Person; hooks: string };

/** For the top of a test file. */
export function withWebhooks(): void {
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    server = await testApp({ PRIVATE_ADDRESSES: 'allow' });
    [member, customer, owner] = [await server.person(), await server.person(), await server.person()];
    const json = { name: 'Agency', site: 'https://agency.example' };
    partner = (await server.call<{ id: string }>('POST', '/partners', { as: member, json })).body.id;
    const refusing = await testApp();
    const person = await refusing.person();
    const { body } = await refusing.call<{ id: string }>('POST', '/partners', { as: person, json });
    strict = { server: refusing, person, hooks: `/partners/${body.id}/webhooks` };
  });
  beforeEach(async () => {
    await endLeftWaiting(server);
    received.length = 0;
    answerStatus = 204;
    await server.db.deleteFrom('webhooks').execute();
    await sql`delete from jobs.job where name in ('send-webhook', 'switch-off-webhook')`.execute(server.db);
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    await Promise.all([server.close(), strict.server.close()]);
  });
}

export const hooks = () => `/partners/${partner}/webhooks`;
export const create = async (events = everything, address = url) =>
  (await server.call<Hook>('POST', hooks(), { as: member, json: { url: address, events } })).body;
export const deliveriesOf = async ({ id }: Hook) =>
  (await server.call<Delivery[]>('GET', `${hooks()}/${id}/deliveries`, { as: member })).body;
export const booking = async (more: object = {}, offerMore: Record<string, unknown> = {}) => {
  const offer = await server.offer(owner, offerMore);
  const json = {
    ...{ details: 'A', date: bookingDay, time: '10:00', partner, campaign: 'spring', reference: 'case-17' },
    ...more,
  };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json,
  });
  return { offer, id: body.id };
};
export const move = (id: number, status: string, as: Person | undefined) =>
  server.call('PATCH', `/task/accepted/${id}`, { as, json: { status } });

/** Does what is due, as the workers do. */
export async function send(): Promise<void> {
  const { rows } = await sql<{ id: string; data: { delivery: string; attempt: number } }>`
    select id, data from jobs.job
    where name = 'send-webhook' and state = 'created' order by data->>'delivery'`.execute(server.db);
  for (const { id, data } of rows) {
    await sendWebhook(server.services, data);
    await sql`update jobs.job set state = 'completed' where id = ${id}::uuid`.execute(server.db);
  }
}
export const types = () => received.map(({ event }) => event.type);
