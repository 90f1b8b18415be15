/** What comes before a link's code: the mark of the browser, and the page that asks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLinks } from '#tests/backend/support/link-code-calls.ts';
import { otherPage, own } from '#tests/backend/support/partner-authorization.ts';

type Links = Awaited<ReturnType<typeof openLinks>>;
let { server, signIn, ask, codeFor, redeem } = {} as Links;
beforeAll(async () => {
  ({ server, signIn, ask, codeFor, redeem } = await openLinks());
});
afterAll(() => server.close());

describe('the sign-in window', () => {
  it('marks its browser by a cookie that no script reads and no other site sends', async () => {
    const { headers } = await signIn(await server.person());
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^dragoman-browser=[\w-]{43}; /);
    for (const word of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=3600'])
      expect(cookie).toContain(word);
  });

  it('keeps the mark for the sign-ins of other pages', async () => {
    const [one, other] = [await server.person(), await server.person()];
    const first = await signIn(one);
    const { browser } = await signIn(other, first.browser);
    expect(browser).toBe(first.browser);
    expect((await redeem(await codeFor(first.token), { browser })).status).toBe(200);
  });
});

describe('a page that asks for a code', () => {
  it('needs its visitor’s token, from its own origin', async () => {
    const { token } = await signIn(await server.person());
    for (const origin of [otherPage, own, ''])
      expect([origin, (await ask(token, { origin })).status]).toEqual([origin, 401]);
    expect((await ask('nobody')).status).toBe(401);
  });

  it('gets none of our own session, nor for a sign-in that is bound to no browser', async () => {
    const person = await server.person();
    expect(await ask(person.token, { origin: own })).toMatchObject({ status: 200, body: { code: null } });
    const { token } = await signIn(person);
    await server.db
      .updateTable('refresh_tokens')
      .set({ browser_hash: null })
      .where('user_id', '=', person.id)
      .execute();
    expect(await ask(token)).toMatchObject({ status: 200, body: { code: null } });
  });

  it('names a path of ours, not an address', async () => {
    const { token } = await signIn(await server.person());
    for (const path of [
      '',
      'Dashboard',
      'https://evil.example/',
      'javascript:alert(1)',
      `/${'x'.repeat(8000)}`,
    ])
      expect([path.slice(0, 30), (await ask(token, { path })).status]).toEqual([path.slice(0, 30), 422]);
  });

  it('leaves no code in the database as it is, nor what the visitor typed', async () => {
    const { token } = await signIn(await server.person());
    const { body } = await ask(token, { path: '/Checkout/1?details=private' });
    const rows = JSON.stringify(await server.db.selectFrom('link_codes').selectAll().execute());
    expect(body.code).toMatch(/^[\w-]{43}$/);
    expect(rows).not.toContain(body.code);
    expect(rows).not.toContain('private');
  });
});
