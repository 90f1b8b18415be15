/** What gets through to an address that nobody has confirmed, and may be a stranger's. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { opened, startWithMail } from '#tests/backend/support/mail-outbox.ts';
import type { AcceptedMail } from '#tests/backend/support/mail-server.ts';
import { password, type TestApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let accepted: AcceptedMail[];
beforeEach(async () => {
  const started = await startWithMail();
  server = started.server;
  accepted = started.mailServer.accepted;
  await server.startJobs();
});
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

const victim = 'victim@example.test';
const signUp = (email: string) =>
  server.call('POST', '/signup', {
    json: { firstname: 'Eve', lastname: 'Smith', email, password, language: 'en' },
  });
async function signIn(email: string): Promise<string> {
  const { body } = await server.call<{ token: string }>('POST', '/login', { json: { email, password } });
  return `Bearer ${body.token}`;
}
/** Waits until every mail of the outbox is sent or given up. */
const settled = () =>
  expect
    .poll(() => server.db.selectFrom('mails').select('id').where('status', '=', 'waiting').execute(), {
      timeout: 20_000,
    })
    .toEqual([]);
const sent = () => accepted.filter(({ to }) => to.includes(victim)).length;

it('are three mails a day, whoever causes them, and three that its account asks for', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect((await signUp(victim)).status).toBe(200);
    await settled();
    const as = await signIn(victim);
    expect((await server.call('DELETE', '/user', { as, json: { password } })).status).toBe(200);
    await settled();
  }
  expect(sent()).toBe(3);
  await signUp(victim);
  const as = await signIn(victim);
  const resend = async () => (await server.call('POST', '/email/verification', { as })).status;
  expect([await resend(), await resend(), await resend(), await resend()]).toEqual([200, 200, 200, 429]);
  await settled();
  expect(sent()).toBe(6);
  const failed = await server.db
    .selectFrom('mails')
    .select('reason')
    .where('status', '=', 'failed')
    .execute();
  expect(failed[0]?.reason).toContain('Nobody has confirmed this address');
  server.wait(25 * 60 * 60 * 1000);
  await server.call('POST', '/password/forgot', { json: { email: victim } });
  await settled();
  expect(sent()).toBe(7);
});

it('cannot be chosen as the new address of one account after the other', async () => {
  const statuses: number[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const as = await server.person();
    const change = { as, json: { email: victim, password } };
    statuses.push((await server.call('PATCH', '/user/email', change)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await settled();
  expect(sent()).toBe(3);
});
