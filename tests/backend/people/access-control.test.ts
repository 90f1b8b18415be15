/**
 * Access control: every route, called by each kind of caller without a body. 422 means: allowed, but the body is missing;
 * 401 of a removal: it wants the password, or a passkey.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { accessToPartners } from '#tests/backend/support/access-to-partners.ts';
import { listRoutes } from '#tests/backend/support/app-routes.ts';
import { everyone, parties, type Statuses, signedInUsers } from '#tests/backend/support/expected-statuses.ts';
import {
  createSampleResources,
  pathOf,
  type SampleResources,
} from '#tests/backend/support/sample-resources.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

const matrix: Record<string, Statuses> = {
  'POST /signup': everyone(422),
  'POST /login': everyone(422),
  'POST /signup/passkey/options': everyone(422),
  'POST /signup/passkey': everyone(422),
  'POST /login/passkey/options': everyone(200),
  'POST /login/passkey': everyone(422),
  'POST /user/reauthenticate/passkey/options': [401, 401, 404, 404, 200],
  'POST /user/reauthenticate/passkey': signedInUsers(422),
  'POST /passkeys/options': signedInUsers(200),
  'POST /passkeys': signedInUsers(422),
  'GET /passkeys': signedInUsers(200),
  'PATCH /passkeys/:id': [401, 401, 404, 404, 422],
  'DELETE /passkeys/:id': [401, 401, 404, 404, 200],
  'POST /login/totp': everyone(422),
  'GET /user/totp': signedInUsers(200),
  'POST /user/totp': signedInUsers(200),
  'POST /user/totp/confirm': signedInUsers(422),
  'DELETE /user/totp': signedInUsers(200),
  'POST /logout': signedInUsers(200),
  'GET /auth': everyone(200),
  'GET /auth/:id': everyone(404),
  'POST /auth': signedInUsers(422),
  'GET /auth/:id/callback': everyone(303),
  'POST /login/provider': everyone(422),
  'POST /user/reauthenticate/provider': signedInUsers(422),
  'GET /identities': signedInUsers(200),
  'POST /identities': signedInUsers(422),
  'DELETE /identities/:id': signedInUsers(404),
  'GET /user/Profile': signedInUsers(200),
  'PATCH /user/Profile': signedInUsers(200),
  'GET /user/counts': signedInUsers(200),
  'POST /upload': signedInUsers(415),
  'POST /user/password': signedInUsers(422),
  'POST /password/forgot': everyone(422),
  'POST /password/reset': everyone(422),
  'POST /email/verification': signedInUsers(200),
  'POST /email/verify': everyone(400),
  'POST /email/undo': everyone(400),
  'GET /user/email': signedInUsers(200),
  'PATCH /user/email': signedInUsers(422),
  'DELETE /user/email/change': signedInUsers(200),
  'GET /user/availability': signedInUsers(200),
  'PUT /user/availability': signedInUsers(422),
  'GET /user/calendar': signedInUsers(200),
  'POST /user/calendar': signedInUsers(200),
  'GET /user/calendar/imports': signedInUsers(200),
  'PUT /user/calendar/imports': signedInUsers(422),
  'GET /calendar/:person/:file': everyone(404),
  'GET /user/notifications': signedInUsers(200),
  'PATCH /user/notifications': signedInUsers(200),
  'POST /Unsubscribe': everyone(400),
  'GET /user/blocks': signedInUsers(200),
  'POST /user/blocks': signedInUsers(422),
  'DELETE /user/blocks/:person': signedInUsers(404),
  'POST /user/reauthenticate': signedInUsers(422),
  'GET /user/sessions': signedInUsers(200),
  'DELETE /user/sessions': signedInUsers(200),
  'DELETE /user/sessions/:id': signedInUsers(404),
  'GET /user/export': signedInUsers(200),
  'DELETE /user': everyone(401),
  'GET /user/task': signedInUsers(200),
  'POST /task/create': signedInUsers(422),
  'GET /api/task/all': everyone(200),
  'GET /api/task/all/:id': everyone(200),
  'GET /api/task/:id/times': everyone(200),
  'GET /api/translators/:id': everyone(200),
  'PATCH /api/task/:id': [401, 401, 404, 404, 200],
  'DELETE /api/task/:id': [401, 401, 404, 404, 200],
  'GET /api/languages': everyone(200),
  'GET /api/category/:category': everyone(200),
  'GET /task/accepted': signedInUsers(200),
  'POST /task/accepted/:id': [401, 401, 422, 422, 403],
  'GET /task/accepted/:id': parties(200),
  'PATCH /task/accepted/:id': parties(422),
  'GET /task/accepted/:id/history': parties(200),
  'GET /task/accepted/:id/calendar.ics': parties(200),
  'POST /task/accepted/:id/documents': parties(415),
  'POST /task/accepted/:id/review': [401, 401, 404, 422, 403],
  'POST /task/accepted/:id/review/reply': [401, 401, 404, 403, 422],
  'POST /task/accepted/:id/payment': parties(200),
  'POST /task/accepted/:id/dispute': parties(422),
  'DELETE /task/accepted/:id/dispute': parties(409),
  'POST /task/accepted/:id/settlement': parties(422),
  'POST /task/accepted/:id/settlement/accept': parties(422),
  'POST /task/accepted/:id/settlement/decline': parties(422),
  'POST /task/accepted/:id/changes': parties(422),
  'POST /task/accepted/:id/changes/:change/accept': parties(409),
  'POST /task/accepted/:id/changes/:change/decline': parties(409),
  'DELETE /task/accepted/:id/changes/:change': parties(409),
  'GET /operator/overview': signedInUsers(404),
  'GET /operator/users': signedInUsers(404),
  'GET /operator/users/:id': signedInUsers(404),
  'GET /operator/tasks': signedInUsers(404),
  'GET /operator/audit': signedInUsers(404),
  'GET /operator/disputes': signedInUsers(404),
  'POST /operator/disputes/:id': signedInUsers(404),
  'GET /documents/:id': parties(200),
  'GET /chat': signedInUsers(200),
  'POST /chat/new': signedInUsers(422),
  'GET /chat/selectedChat/:id': parties(200),
  'POST /chat/new/message/:id': parties(422),
  'POST /chat/:id/read': parties(200),
  'POST /chat/:id/typing': parties(200),
  'GET /notifications': signedInUsers(200),
  'POST /notifications/read': signedInUsers(200),
  'GET /events': signedInUsers(200),
  'GET /requests': signedInUsers(200),
  'POST /request': signedInUsers(422),
  'POST /request/create': signedInUsers(422),
  'GET /requests/:id': signedInUsers(200),
  'PATCH /requests/:id': [401, 401, 404, 404, 409],
  'POST /requests/:id/proposals': [401, 401, 422, 422, 403],
  'GET /requests/:id/proposals': [401, 401, 404, 200, 200],
  'PATCH /requests/:id/proposals/:proposal': [401, 401, 404, 422, 422],
  'POST /requests/:id/proposals/:proposal/accept': [401, 401, 404, 403, 422],
  'DELETE /requests/:id': [401, 401, 404, 404, 200],
  'GET /api/legal/:kind': everyone(404),
  'GET /api/money': everyone(200),
  'POST /create-checkout-session': signedInUsers(422),
  'GET /payments': signedInUsers(200),
  'GET /earnings': signedInUsers(200),
  'GET /earnings/summary': signedInUsers(200),
  'GET /earnings.csv': signedInUsers(200),
  'POST /payouts/account': signedInUsers(200),
  'GET /payouts/account': signedInUsers(200),
  'POST /stripe/webhook': everyone(400),
  'GET /mailbox': everyone(401),
  'GET /Mailbox': everyone(401),
  'GET /Mailbox/:id': everyone(401),
  'GET /TestPayment/:session': everyone(404),
  'POST /TestPayment/:session': everyone(404),
  'GET /TestPayment/:session/receipt': everyone(404),
  'GET /TestPayment/account/:link': everyone(404),
  'POST /TestPayment/account/:link': everyone(404),
  'GET /TestPayment/page.css': everyone(200),
  'GET /TestPayment/mark.svg': everyone(200),
  'GET /flags/:file': everyone(200),
  'GET /.well-known/change-password': everyone(303),
  'GET /robots.txt': everyone(200),
  'GET /speculation-rules.json': everyone(200),
  'GET /sitemap.xml': everyone(200),
  'GET /sitemaps/:name': everyone(200),
  'GET /uploads/avatars/:file': everyone(404),
  'GET /uploads/logos/:file': everyone(404),
  'GET /embed/site': everyone(422),
  'GET /embed/prerender/:widget': everyone(404),
  'GET /embed/instant/:file': everyone(404),
  'POST /documents/count': everyone(415),
  'POST /embed/counts': everyone(422),
  'GET /embed/report': signedInUsers(200),
  'POST /embed/codes': signedInUsers(422),
  'POST /embed/session': everyone(403),
  'POST /embed/link-codes': signedInUsers(422),
  'POST /login/link-code': everyone(403),
  'DELETE /embed/session': everyone(403),
  'POST /embed/session/renew': everyone(403),
  ...accessToPartners,
  'GET /openapi.json': everyone(200),
  'GET /healthz': everyone(200),
};

/** Public pages and files. */
const isPublicFile = (route: string) =>
  /^(GET \/api-docs(\/.*)?|OPTIONS \*|GET \/?\*|GET \/embed\/(\*|sign-in))$/.test(route);

let server: TestApp;
let people: SampleResources['people'];
let examplePaths: SampleResources['examplePaths'];

beforeAll(async () => {
  const member = newId();
  const PARTNERS = JSON.stringify([
    { id: 'press', name: 'Press', origins: ['https://press.example'], members: [member] },
  ]);
  server = await testApp({ PARTNERS });
  const owner = await server.person({ id: member });
  ({ people, examplePaths } = await createSampleResources(server, owner));
});
afterAll(() => server.close());

/** Each call gets its own session, because some calls end it. */
async function token(person: Person, ttl: number): Promise<string> {
  const newest = newToken();
  await sessions.start(server.db, {
    id: newId(),
    token_hash: tokenHash(newest),
    user_id: person.id,
    user_agent: '',
    created_at: server.now(),
    expires_at: new Date(server.now().getTime() + ttl),
  });
  return newest;
}

it('lists every route and no other', () => {
  const routes = listRoutes(server.app).filter((route) => !isPublicFile(route));
  expect(routes.sort()).toEqual(Object.keys(matrix).sort());
});

it('matches the OpenAPI document on which calls need a token', async () => {
  const { body } = await server.call<{ paths: Record<string, Record<string, { security?: object[] }>> }>(
    'GET',
    '/openapi.json',
  );
  const secured = Object.entries(body.paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, { security }]) =>
        security?.some((one) => ['token', 'partnerKey', 'mailboxKey'].some((name) => name in one)),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/{(\w+)}/g, ':$1')}`),
  );
  // The page with mails is for people: no call of the document.
  const guarded = Object.entries(matrix).filter(
    ([route, [anonymous]]) => anonymous === 401 && !route.includes('/Mailbox'),
  );
  expect(secured.sort()).toEqual(guarded.map(([route]) => route).sort());
});

it.each(Object.entries(matrix))('%s', async (route, expected) => {
  const [method = ''] = route.split(' ');
  const url = pathOf(route, examplePaths);
  const second = 1000;
  const callers = [
    undefined,
    await token(people.owner, -second),
    await token(people.other, 60 * second),
    await token(people.party, 60 * second),
    await token(people.owner, 60 * second),
  ];
  const statuses: number[] = [];
  for (const as of callers) {
    const { status, headers } = await (route === 'GET /events'
      ? openStream(as)
      : server.call(method as 'GET', url, { as }));
    statuses.push(status);
    // Caches must not store an answer meant for one user.
    if (expected[0] === 401) expect(headers['cache-control']).toMatch(/^private, no-store\b/);
  }
  expect(statuses).toEqual(expected);
});

/** Reads only the head: an event stream never ends by itself. */
async function openStream(as: string | undefined) {
  const answer = await server.app.inject({
    url: '/events',
    headers: as ? { authorization: as } : {},
    payloadAsStream: true,
  });
  answer.stream().destroy();
  return { status: answer.statusCode, headers: answer.headers };
}
