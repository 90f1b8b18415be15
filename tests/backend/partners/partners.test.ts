/** Partner accounts without an operator. */
import { describe, expect, it } from 'vitest';
import {
  create,
  fixedMember,
  member,
  other,
  type Partner,
  type Refusal,
  read,
  server,
  withPartnerAccounts,
} from '#tests/backend/support/partner-accounts.ts';

withPartnerAccounts();

describe('a partner', () => {
  it('is set up and changed by anybody who is signed in, and listed for its members only', async () => {
    const { id } = await create();
    expect(id).toMatch(/^agency-sons-[a-z2-9]{8}$/);
    expect(await read(id)).toMatchObject({
      ...{ id, name: 'Ägency & Sons', site: 'https://agency.example', origins: [], invitations: [] },
      members: [{ id: member?.id, firstname: 'Mia' }],
    });
    const json = { name: 'Sons', logo: 'https://agency.example/logo.svg' };
    const changed = await server.call<Partner>('PATCH', `/partners/${id}`, { as: member, json });
    expect(changed.body).toMatchObject({ id, ...json, site: 'https://agency.example' });
    const listed = await server.call<Partner[]>('GET', '/partners', { as: member });
    expect(listed.body.map((one) => one.id)).toContain(id);
    expect((await server.call<Partner[]>('GET', '/partners', { as: other })).body).toEqual([]);
  });

  it('does not exist for others, whatever they try', async () => {
    const { id } = await create();
    const path = `/partners/${id}`;
    for (const [method, url] of [
      ...([['GET', path] as const, ['PATCH', path], ['POST', `${path}/origins`]] as const),
      ...([
        ['DELETE', `${path}/origins`],
        ['POST', `${path}/origins/verify`],
      ] as const),
      ...([
        ['POST', `${path}/members`],
        ['DELETE', `${path}/members/${member?.id}`],
      ] as const),
      ...([
        ['GET', `${path}/keys`],
        ['POST', `${path}/keys`],
        ['GET', `${path}/report`],
      ] as const),
      ...([
        ['GET', `${path}/webhooks`],
        ['POST', `${path}/webhooks`],
      ] as const),
    ]) {
      const { status, body } = await server.call<Refusal>(method, url, { as: other, json: {} });
      expect({ status, code: body.code }, `${method} ${url}`).toEqual({ status: 404, code: 'not-found' });
    }
  });

  it.each([
    { name: '', site: 'https://a.example' },
    { name: 'A'.repeat(101), site: 'https://a.example' },
    { name: 'A' },
    { name: 'A', site: 'javascript:alert(1)' },
    { name: 'A', site: '//evil.example' },
    { name: 'A', site: 'https://user@evil.example' },
    { name: 'A', site: 'https://a.example', logo: 'http://a.example/logo.svg' },
    { name: 'A', site: 'https://a.example', logo: { a: 1 } },
    { name: ['A', 'B'], site: 'https://a.example' },
  ])('is refused with wrong values: %j', async (json) => {
    expect((await server.call('POST', '/partners', { as: member, json })).status).toBe(422);
  });

  it('is set up once by a repeated call, and 20 times at most', async () => {
    const person = await server.person();
    const json = { name: 'Again', site: 'https://again.example' };
    const headers = { 'idempotency-key': 'again' };
    const ids = await Promise.all(
      [1, 2].map(
        async () => (await server.call<Partner>('POST', '/partners', { as: person, json, headers })).body.id,
      ),
    );
    expect(ids[0]).toBe(ids[1]);
    for (let count = 1; count < 20; count += 1) await create(person);
    const { status, body } = await server.call<Refusal>('POST', '/partners', { as: person, json });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'limit-reached' });
  });
});

describe('a partner of the environment', () => {
  it('is read by its members, and changed by the operator alone', async () => {
    const person = await server.person({ id: fixedMember });
    const { body } = await server.call<Partner[]>('GET', '/partners', { as: person });
    expect(body).toEqual([
      { id: 'fixed', name: 'Fixed', site: null, logo: null, commission: 5, fixed: true },
    ]);
    expect(await read('fixed', person)).toMatchObject({ origins: [{ origin: 'https://fixed.example' }] });
    for (const [method, path, json] of [
      ['PATCH', '/partners/fixed', { name: 'Other' }],
      ['POST', '/partners/fixed/origins', { origin: 'https://other.example' }],
      ['POST', '/partners/fixed/members', { email: 'a@b.example' }],
    ] as const) {
      const { status, body } = await server.call<Refusal>(method, path, { as: person, json });
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'partner-fixed' });
    }
    expect((await server.call('GET', '/partners/fixed', { as: other })).status).toBe(404);
  });
});
