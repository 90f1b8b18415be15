/** The origins of a partner, and their proof. */
import { describe, expect, it } from 'vitest';
import { buildApp } from '#backend/app.ts';
import { openBus } from '#backend/platform/live/bus.ts';
import {
  addOrigin,
  create,
  files,
  member,
  preflight,
  read,
  server,
  siteOrigin,
  strict,
  verify,
  withPartnerAccounts,
} from '#tests/backend/support/partner-accounts.ts';
import { cookieOf, newVerifier, own, sha256 } from '#tests/backend/support/partner-authorization.ts';

withPartnerAccounts();

describe('an origin', () => {
  it('of this machine needs no proof, and signs people in at once', async () => {
    const { id } = await create();
    const origin = 'http://shop.localhost:8080';
    expect((await preflight(origin)).headers['access-control-allow-origin']).not.toBe(origin);
    expect((await addOrigin(id, `${origin}/`)).body).toMatchObject({ origin, status: 'verified' });
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBe(origin);
    const verifier = newVerifier();
    const { body } = await server.call<{ code: string }>('POST', '/embed/codes', {
      as: member,
      json: { origin, challenge: sha256(verifier) },
      headers: { origin: own },
    });
    const signedIn = await server.call<{ token: string }>('POST', '/embed/session', {
      json: { code: body.code, verifier },
      headers: { origin },
    });
    expect(cookieOf(signedIn)).not.toBe('');
    const profile = () =>
      server.call('GET', '/user/Profile', { as: `Bearer ${signedIn.body.token}`, headers: { origin } });
    expect((await profile()).status).toBe(200);
    await server.call('DELETE', `/partners/${id}/origins`, { as: member, json: { origin } });
    expect((await profile()).status).toBe(401);
    expect((await preflight(origin)).headers['access-control-allow-origin']).not.toBe(origin);
    expect((await read(id)).origins).toEqual([]);
  });

  it('counts at once in all processes, and no longer once it is removed', async () => {
    const { db, config, services, app } = server;
    const bus = await openBus({ db, listen: server.listen });
    const second = await buildApp({ db, bus, config, payments: services.payments });
    const { id } = await create();
    const origin = 'http://second.localhost:1';
    const isRegistered = async (one: typeof app) => {
      const { body } = await one.inject({ url: `/embed/site?origin=${encodeURIComponent(origin)}` });
      return (JSON.parse(body) as { registered: boolean }).registered;
    };
    const everywhere = () => Promise.all([isRegistered(app), isRegistered(second)]);
    expect(await everywhere()).toEqual([false, false]);
    await addOrigin(id, origin);
    await expect.poll(everywhere).toEqual([true, true]);
    await server.call('DELETE', `/partners/${id}/origins`, { as: member, json: { origin } });
    await expect.poll(everywhere).toEqual([false, false]);
    await second.close();
    await bus.close();
  });

  it('is none over plain http where others reach the marketplace', async () => {
    const person = await strict.person();
    const { id } = await create(person, strict);
    expect((await addOrigin(id, 'http://agency.example', person, strict)).status).toBe(422);
    // One that was proved before.
    const origin = 'http://earlier.example';
    const row = { partner_id: id, origin, token: 'a', created_at: strict.now(), verified_at: strict.now() };
    await strict.db.insertInto('partner_origins').values(row).execute();
    const url = `/embed/site?origin=${encodeURIComponent(origin)}`;
    expect((await strict.call('GET', url)).body).toMatchObject({ registered: false });
  });

  it('is pending elsewhere until its file holds the token', async () => {
    const partner = await create(await strict.person(), strict).catch(() => undefined);
    expect(partner).toBeDefined();
    const person = await strict.person();
    const { id } = await create(person, strict);
    const added = await addOrigin(id, 'https://agency.example', person, strict);
    expect(added.body).toMatchObject({ origin: 'https://agency.example', status: 'pending' });
    expect(added.body.token.length).toBeGreaterThan(30);
    const again = await addOrigin(id, 'HTTPS://Agency.example:443', person, strict);
    expect(again.body).toMatchObject({ token: added.body.token, status: 'pending' });
    const answer = await strict.call('OPTIONS', '/user/Profile', {
      headers: { origin: 'https://agency.example', 'access-control-request-method': 'PATCH' },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  describe('with a proof', () => {
    const pending = async () => {
      const { id } = await create();
      const { token } = (await addOrigin(id, siteOrigin)).body;
      await server.db.updateTable('partner_origins').set({ verified_at: null }).execute();
      return { id, token };
    };

    it.each([
      ['its file', '/.well-known/dragoman.txt', (token: string) => `# ours\n${token}\r\n`],
      [
        'a meta element of its home page',
        '/',
        (token: string) => `<html><head><META content='${token}'\n name=dragoman-verification></head>`,
      ],
    ])('is verified by %s', async (_what, path, text) => {
      const { id, token } = await pending();
      files.clear();
      expect(await verify(id, siteOrigin)).toMatchObject({ status: 409, body: { code: 'origin-unproven' } });
      files.set(path, text(`${token}x`));
      expect((await verify(id, siteOrigin)).body.code).toBe('origin-unproven');
      files.set(path, text(token));
      expect((await verify(id, siteOrigin)).body).toMatchObject({ status: 'verified' });
      expect((await preflight(siteOrigin)).headers['access-control-allow-origin']).toBe(siteOrigin);
    });

    it('is not verified by the token of another partner', async () => {
      const [first, second] = [await pending(), await pending()];
      files.set('/.well-known/dragoman.txt', first.token);
      files.set('/', '');
      expect((await verify(second.id, siteOrigin)).body.code).toBe('origin-unproven');
    });
  });

  it('is not read where it leads into a private network', async () => {
    const person = await strict.person();
    const { id } = await create(person, strict);
    for (const origin of ['https://127.0.0.1:9', 'https://localhost', siteOrigin]) {
      expect((await addOrigin(id, origin, person, strict)).body.status, origin).toBe('pending');
      expect(await verify(id, origin, person, strict)).toMatchObject({
        status: 422,
        body: { code: 'outside-private' },
      });
    }
  });

  it.each([
    ...[
      'https://a.example/path',
      'https://a.example?x',
      'https://u@a.example',
      'ftp://a.example',
      'a.example',
    ],
    ...[
      'https://',
      'null',
      '*',
      'https://a.example\\b',
      'https://a b.example',
      '//evil.example',
      '',
      'https://*',
    ],
  ])('is refused as %s', async (origin) => {
    const { id } = await create();
    const { status, body } = await addOrigin(id, origin);
    expect(status).toBe(422);
    expect(body.message).toContain('https://agency.example');
  });
});
