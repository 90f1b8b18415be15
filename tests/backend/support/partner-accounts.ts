/** What tests of partner accounts need: a backend, a strict one, a partner's site, and somebody who sets partners up. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import { type Person, type TestApp, testApp } from './test-app.ts';

export interface Origin {
  origin: string;
  status: string;
  token: string;
}

export interface Partner {
  id: string;
  name: string;
  site: string | null;
  origins: Origin[];
  members: { id: string; firstname: string }[];
  invitations: { id: string; email: string }[];
}

export interface Refusal {
  code: string;
  message: string;
}

/** What the partner's site answers, by path. */
export const files = new Map<string, string>();
/** Of the partner `fixed` of the environment. */
export const fixedMember = newId();
export let server: TestApp;
/** Refuses calls to private addresses, as a deployed one does. */
export let strict: TestApp;
/** Another one in each test: a person has 20 partners at most. */
export let member: Person;
export let other: Person;
export let siteOrigin: string;

/** For the top of a test file. */
export function withPartnerAccounts(): void {
  const site = createServer((call, reply) => {
    const text = files.get(call.url ?? '');
    reply.writeHead(text === undefined ? 404 : 200).end(text);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    siteOrigin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const PARTNERS = JSON.stringify([
      {
        id: 'fixed',
        name: 'Fixed',
        origins: ['https://fixed.example'],
        members: [fixedMember],
        commission: 5,
      },
    ]);
    server = await testApp({ PRIVATE_ADDRESSES: 'allow', PARTNERS });
    strict = await testApp({ PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' });
    other = await server.person({ firstname: 'Otto' });
  });
  beforeEach(async () => {
    member = await server.person({ firstname: 'Mia' });
  });
  afterAll(async () => {
    site.closeAllConnections();
    site.close();
    await Promise.all([server.close(), strict.close()]);
  });
}

export const create = async (as = member, on = server, name = 'Ägency & Sons') =>
  (await on.call<Partner>('POST', '/partners', { as, json: { name, site: 'https://agency.example' } })).body;
export const read = async (id: string, as = member) =>
  (await server.call<Partner>('GET', `/partners/${id}`, { as })).body;
export const addOrigin = (id: string, origin: string, as = member, on = server) =>
  on.call<Origin & Refusal>('POST', `/partners/${id}/origins`, { as, json: { origin } });
export const verify = (id: string, origin: string, as = member, on = server) =>
  on.call<Origin & Refusal>('POST', `/partners/${id}/origins/verify`, { as, json: { origin } });
export const preflight = (origin: string) =>
  server.call('OPTIONS', '/user/Profile', {
    headers: { origin, 'access-control-request-method': 'PATCH' },
  });
