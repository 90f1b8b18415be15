/** The members of a partner: invited by mail, and never none. */
import { describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import { mailbox } from '#tests/backend/support/mailed-token.ts';
import {
  addOrigin,
  create,
  member,
  preflight,
  type Refusal,
  read,
  server,
  siteOrigin,
  withPartnerAccounts,
} from '#tests/backend/support/partner-accounts.ts';
import { own } from '#tests/backend/support/partner-authorization.ts';
import { type Answer, type Person, password } from '#tests/backend/support/test-app.ts';

withPartnerAccounts();

describe('the members of a partner', () => {
  const invite = (id: string, email: string) =>
    server.call<{ id: string } & Refusal>('POST', `/partners/${id}/members`, { as: member, json: { email } });
  const accept = (token: string, as: Person) =>
    server.call<{ id: string } & Refusal>('POST', '/partners/invitations/accept', { as, json: { token } });
  /** From the fragment, which browsers send to no server. */
  const tokenIn = (path = '') =>
    new URLSearchParams(new URL(path, own).hash.slice(1)).get('invitation') ?? '';
  /** The token of the newest mail to an address. */
  async function mailed(email: string): Promise<string> {
    const { content } = await server.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return tokenIn(content?.path);
  }

  it('are invited by mail, and are members once they accept', async () => {
    const { id } = await create();
    const invited = await server.person();
    await invite(id, invited.email);
    expect((await read(id)).invitations).toMatchObject([{ email: invited.email }]);
    expect((await server.call('GET', `/partners/${id}`, { as: invited })).status).toBe(404);
    const token = await mailed(invited.email);
    expect((await accept(token, invited)).body).toMatchObject({ id });
    expect((await accept(token, invited)).status, 'a second click').toBe(200);
    const { members, invitations } = await read(id, invited);
    expect(members.map((one) => one.id)).toEqual([member?.id, invited.id]);
    expect(invitations).toEqual([]);
    expect((await invite(id, invited.email)).body.code).toBe('member-already');
  });

  it('are let in by the account with the invited address alone, whoever else has the link', async () => {
    const { id } = await create();
    const invited = await server.person();
    await invite(id, invited.email);
    const token = await mailed(invited.email);
    const other = await server.person();
    expect(await accept(token, other)).toMatchObject({
      status: 403,
      body: { code: 'invitation-for-another' },
    });
    expect((await server.call('GET', `/partners/${id}`, { as: other })).status).toBe(404);
    expect((await accept(token, invited)).status).toBe(200);
    expect((await accept(token, other)).status).toBe(403);
  });

  it('may be invited before they have an account', async () => {
    const { id } = await create();
    await invite(id, 'newcomer@example.test');
    const [invitation] = await mailbox(server);
    expect(invitation).toMatchObject({ to: 'newcomer@example.test' });
    expect(`${invitation?.subject} ${invitation?.text}`).not.toContain('Ägency');
    const account = { email: 'newcomer@example.test', password };
    const names = { firstname: 'New', lastname: 'Comer', language: 'en' };
    await server.call('POST', '/signup', { json: { ...account, ...names } });
    const { body } = await server.call<{ token: string }>('POST', '/login', { json: account });
    const { content } = await server.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', account.email)
      .where('topic', '=', 'security')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({ about: 'partner-invitation', partner: 'Ägency & Sons' });
    const token = tokenIn(content?.path);
    const joined = await server.call('POST', '/partners/invitations/accept', {
      as: `Bearer ${body.token}`,
      json: { token },
    });
    expect(joined.status).toBe(200);
  });

  it('are not let in by links that are replaced, withdrawn, expired or made up', async () => {
    const { id } = await create();
    const invited = await server.person();
    await invite(id, invited.email);
    const first = await mailed(invited.email);
    const again = await invite(id, invited.email);
    expect((await accept(first, invited)).body.code).toBe('link-used');
    const second = await mailed(invited.email);
    await server.call('DELETE', `/partners/${id}/invitations/${again.body.id}`, { as: member });
    expect((await accept(second, invited)).body.code).toBe('link-used');
    await invite(id, invited.email);
    await server.db
      .updateTable('partner_invitations')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await accept(await mailed(invited.email), invited)).body.code).toBe('link-expired');
    expect((await accept('made up', invited)).body.code).toBe('link-unknown');
  });

  it('get few mails', async () => {
    const { id } = await create();
    const answers: Answer<Refusal>[] = [];
    for (let count = 0; count < 4; count += 1) answers.push(await invite(id, 'often@example.test'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it('are never none, also where two leave at once or delete their accounts', async () => {
    const { id } = await create();
    const invited = await server.person();
    const remove = (who: string, as: Person | undefined) =>
      server.call<Refusal>('DELETE', `/partners/${id}/members/${who}`, { as });
    expect((await remove(member?.id ?? '', member)).body.code).toBe('member-last');
    await invite(id, invited.email);
    await accept(await mailed(invited.email), invited);
    const left = await Promise.all([remove(member?.id ?? '', member), remove(invited.id, invited)]);
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [stays] = await server.db
      .selectFrom('partner_members')
      .select('user_id')
      .where('partner_id', '=', id)
      .execute();
    expect((await remove(newId(), stays?.user_id === invited.id ? invited : member)).status).toBe(404);
  });

  it('take keys, webhooks and origins with them when the last one deletes the account', async () => {
    const person = await server.person();
    const { id } = await create(person);
    const path = `/partners/${id}`;
    await addOrigin(id, 'http://last.localhost:1', person);
    const { body } = await server.call<{ key: string }>('POST', `${path}/keys`, {
      as: person,
      json: { name: 'CI' },
    });
    const json = { url: `${siteOrigin}/hook`, events: ['booking.created'] };
    await server.call('POST', `${path}/webhooks`, { as: person, json });
    const bookings = () => server.call('GET', '/partner/bookings', { as: `Bearer ${body.key}` });
    expect((await bookings()).status).toBe(200);
    expect((await server.call('DELETE', '/user', { as: person, json: { password } })).status).toBe(200);
    expect((await bookings()).status).toBe(401);
    expect((await preflight('http://last.localhost:1')).headers['access-control-allow-origin']).not.toBe(
      'http://last.localhost:1',
    );
    const left = await server.db.selectFrom('webhooks').selectAll().where('partner', '=', id).execute();
    expect(left).toEqual([]);
  });
});
