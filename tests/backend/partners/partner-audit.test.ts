/** Refused calls of partners in the audit log: whose partner, by whom, from where, and never a secret. */
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import {
  create,
  fixedMember,
  member,
  other,
  server,
  withPartnerAccounts,
} from '#tests/backend/support/partner-accounts.ts';
import { testApp } from '#tests/backend/support/test-app.ts';

withPartnerAccounts();
afterEach(() => server.db.deleteFrom('audit_events').execute());

const rows = (of = server) =>
  of.db
    .selectFrom('audit_events')
    .select(['actor_id', 'action', 'subject_kind', 'subject_id', 'outcome', 'network'])
    .where('outcome', '<>', 'done')
    .orderBy('at')
    .execute();
const auditedActions = async () =>
  (await rows()).map(({ actor_id, action, subject_id, outcome }) => [actor_id, action, subject_id, outcome]);
const bookings = (key: string, of = server) => of.call('GET', '/partner/bookings', { as: `Bearer ${key}` });

describe('the audit log', () => {
  it('holds what strangers try with a partner, under its id', async () => {
    const { id } = await create();
    const path = `/partners/${id}`;
    await server.call('GET', `${path}/keys`, { as: other });
    await server.call('POST', `${path}/keys`, { as: other, json: { name: 'A' } });
    await server.call('POST', `${path}/origins`, { as: other, json: { origin: 'https://evil.example' } });
    await server.call('DELETE', `${path}/members/${member?.id}`, { as: other });
    await server.call('POST', `${path}/webhooks`, { as: other, json: {} });
    await server.call('PATCH', path, { as: 'made-up', json: { name: 'Mine' } });
    expect(await auditedActions()).toEqual([
      [other?.id, 'read-partner', id, 'not-found'],
      ...Array.from({ length: 4 }, () => [other?.id, 'change-partner', id, 'not-found']),
      [null, 'change-partner', id, 'unauthenticated'],
    ]);
  });

  it('holds changes that a member may not make', async () => {
    const { id } = await create();
    const path = `/partners/${id}`;
    const operated = await server.person({ id: fixedMember });
    await server.call('DELETE', `${path}/members/${member?.id}`, { as: member });
    await server.call('POST', `${path}/webhooks`, {
      as: member,
      json: { url: 'ftp://169.254.169.254/', events: ['booking.created'] },
    });
    await server.call('POST', '/partners/fixed/origins', {
      as: operated,
      json: { origin: 'https://evil.example' },
    });
    await server.call('POST', '/partners/invitations/accept', { as: other, json: { token: 'guessed' } });
    expect(await auditedActions()).toEqual([
      [member?.id, 'change-partner', id, 'refused'],
      [member?.id, 'change-partner', id, 'refused'],
      [fixedMember, 'change-partner', 'fixed', 'refused'],
      [other?.id, 'change-partner', null, 'refused'],
    ]);
  });

  it('holds wrong and deleted keys, and what a good one may not read, without the keys', async () => {
    const { id } = await create();
    const path = `/partners/${id}/keys`;
    const made = async () =>
      (await server.call<{ id: string; key: string }>('POST', path, { as: member, json: { name: 'A' } }))
        .body;
    const [good, deleted] = [await made(), await made()];
    await server.call('DELETE', `${path}/${deleted.id}`, { as: member });
    const guessed = `dk_${newId()}`;
    await bookings(guessed);
    await bookings(deleted.key);
    await server.call('GET', '/partner/bookings');
    await server.call('GET', '/partner/bookings/4711', { as: `Bearer ${good.key}` });
    await server.call('GET', `/partners/${good.key}/keys`, { as: other });
    expect(await auditedActions()).toEqual([
      [null, 'use-partner-key', null, 'unauthenticated'],
      [null, 'use-partner-key', null, 'unauthenticated'],
      [null, 'use-partner-key', id, 'not-found'],
      [other?.id, 'read-partner', null, 'not-found'],
    ]);
    const text = JSON.stringify(await server.db.selectFrom('audit_events').selectAll().execute());
    for (const secret of [guessed, good.key, deleted.key]) expect(text).not.toContain(secret.slice(3));
    expect((await rows())[0]).toMatchObject({ subject_kind: 'partner', network: '127.0.0.0/24' });
  });

  it('is not filled by a program that goes on with a wrong key, which hides no other refusal either', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    for (let count = 0; count < 70; count += 1) await bookings('dk_wrong', limited);
    await limited.call('GET', '/partners/any', { as: await limited.person() });
    expect((await rows(limited)).map(({ action }) => action)).toEqual(['use-partner-key', 'read-partner']);
    await limited.close();
  });
});
