/** Who gets in where: every route of the app, asked by everybody, without a body (422 then means: let in, and asked for one). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import { routesOf } from './app-routes.ts';
import { multipart } from './multipart.ts';
import { type Person, type TestApp, testApp } from './test-app.ts';

/** In the order of the cells: without a token, with an expired one, somebody else, a party, the owner. */
type Cells = [nobody: number, expired: number, other: number, party: number, owner: number];

const open = (status: number): Cells => [status, status, status, status, status];
const signedIn = (status: number): Cells => [401, 401, status, status, status];
const parties = (status: number): Cells => [401, 401, 404, status, status];

const matrix: Record<string, Cells> = {
  'POST /signup': open(422),
  'POST /login': open(422),
  'POST /logout': signedIn(200),
  'GET /user/Profile': signedIn(200),
  'PATCH /user/Profile': signedIn(200),
  'POST /upload': signedIn(415),
  'POST /user/password': signedIn(422),
  'GET /user/sessions': signedIn(200),
  'DELETE /user/sessions': signedIn(200),
  'GET /user/export': signedIn(200),
  'DELETE /user': signedIn(422),
  'GET /user/task': signedIn(200),
  'POST /task/create': signedIn(422),
  'GET /api/task/all': open(200),
  'GET /api/task/all/:id': open(200),
  'GET /api/category/:category': open(200),
  'GET /task/accepted': signedIn(200),
  'POST /task/accepted/:id': [401, 401, 422, 422, 403],
  'PATCH /task/accepted/:id': parties(422),
  'GET /task/accepted/:id/history': parties(200),
  'POST /task/accepted/:id/documents': parties(415),
  'POST /task/accepted/:id/review': [401, 401, 404, 422, 403],
  'POST /task/accepted/:id/review/reply': [401, 401, 404, 403, 422],
  'GET /documents/:id': parties(200),
  'GET /chat': signedIn(200),
  'POST /chat/new': signedIn(422),
  'GET /chat/selectedChat/:id': parties(200),
  'POST /chat/new/message/:id': parties(422),
  'POST /chat/:id/read': parties(200),
  'POST /chat/:id/typing': parties(200),
  'GET /notifications': signedIn(200),
  'POST /notifications/read': signedIn(200),
  'GET /events': signedIn(200),
  'GET /requests': signedIn(200),
  'POST /request': signedIn(422),
  'POST /request/create': signedIn(422),
  'POST /requests/:id/proposals': [401, 401, 422, 422, 403],
  'GET /requests/:id/proposals': [401, 401, 404, 200, 200],
  'PATCH /requests/:id/proposals/:proposal': [401, 401, 404, 422, 403],
  'POST /requests/:id/proposals/:proposal/accept': [401, 401, 404, 403, 200],
  'POST /create-checkout-session': signedIn(422),
  'POST /stripe/webhook': open(400),
  'GET /pay/:session': open(404),
  'POST /pay/:session': open(404),
  'GET /pay/page.css': open(200),
  'GET /flags/:file': open(200),
  'GET /uploads/avatars/:file': open(404),
  'GET /embed/site': open(422),
  'GET /embed/prerender/:widget': open(404),
  'GET /embed/instant/:file': open(404),
  'POST /embed/counts': open(422),
  'GET /embed/report': signedIn(200),
  'POST /embed/codes': signedIn(422),
  'POST /embed/session': open(403),
  'DELETE /embed/session': open(403),
  'POST /embed/session/renew': open(403),
  'GET /openapi.json': open(200),
  'GET /healthz': open(200),
};

/** Pages and files that are everybody's. */
const isPublicFile = (route: string) =>
  /^(GET \/docs(\/.*)?|OPTIONS \*|GET \/?\*|GET \/embed\/(\*|sign-in))$/.test(route);

let server: TestApp;
let people: Record<'other' | 'party' | 'owner', Person>;
let places: Record<string, string>;

beforeAll(async () => {
  const PARTNERS = JSON.stringify([
    { id: 'press', name: 'Press', origins: ['https://press.example'], users: ['person3@example.test'] },
  ]);
  server = await testApp({ PARTNERS });
  const [other, party, owner] = [await server.person(), await server.person(), await server.person()];
  people = { other, party, owner };
  const offer = await server.offer(owner);
  const booking = multipart([
    ...Object.entries({ details: 'A', date: '2999-05-04', time: '09:30' }).map(([name, value]) => ({
      name,
      value,
    })),
    { name: 'documents', file: { name: 'a.txt', content: 'Text' } },
  ]);
  const { body: task } = await server.call<{ id: number; conversation_id: string }>(
    'POST',
    `/task/accepted/${offer}`,
    { as: party, ...booking },
  );
  const [row] = (await server.call<{ documents: { id: string }[] }[]>('GET', '/task/accepted', { as: party }))
    .body;
  const { body: request } = await server.call<{ id: string }>('POST', '/request/create', {
    as: owner,
    json: {
      title: 'A',
      description: 'B',
      type: 'forms',
      fromLanguage: ['de'],
      toLanguage: ['en'],
      dueDate: '2999-05-04',
      dueTime: '09:30',
      price: 20,
    },
  });
  const { body: proposal } = await server.call<{ id: string }>('POST', `/requests/${request.id}/proposals`, {
    as: party,
    json: { price: 20, message: 'I can.', date: '2999-05-04', time: '09:30' },
  });
  places = {
    '/api/task/all/:id': `/api/task/all/${offer}`,
    '/api/category/:category': '/api/category/document',
    'POST /task/accepted/:id': `/task/accepted/${offer}`,
    '/task/accepted/:id': `/task/accepted/${task.id}`,
    '/documents/:id': `/documents/${row?.documents[0]?.id}`,
    '/chat/selectedChat/:id': `/chat/selectedChat/${task.conversation_id}`,
    '/chat/new/message/:id': `/chat/new/message/${task.conversation_id}`,
    '/chat/:id': `/chat/${task.conversation_id}`,
    '/proposals/:proposal': `/proposals/${proposal.id}`,
    '/requests/:id': `/requests/${request.id}`,
    '/pay/:session': '/pay/unknown',
    '/prerender/:widget': '/prerender/unknown',
    '/instant/:file': '/instant/unknown.js',
    '/flags/:file': '/flags/de.svg',
    '/avatars/:file': '/avatars/unknown.webp',
  };
});
afterAll(() => server.close());

/** A session of its own for each cell, for some calls end theirs. */
async function token(person: Person, life: number): Promise<string> {
  const fresh = newToken();
  await sessions.start(server.db, {
    id: newId(),
    token_hash: tokenHash(fresh),
    user_id: person.id,
    user_agent: '',
    created_at: server.now(),
    expires_at: new Date(server.now().getTime() + life),
  });
  return fresh;
}

it('has a row for every route, and no other', () => {
  const routes = routesOf(server.app).filter((route) => !isPublicFile(route));
  expect(routes.sort()).toEqual(Object.keys(matrix).sort());
});

it('is what the published contract says: a token, or none', async () => {
  const { body } = await server.call<{ paths: Record<string, Record<string, { security?: object[] }>> }>(
    'GET',
    '/openapi.json',
  );
  const asking = Object.entries(body.paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, { security }]) => security?.some((one) => 'token' in one))
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/{(\w+)}/g, ':$1')}`),
  );
  const guarded = Object.entries(matrix).filter(([, [nobody]]) => nobody === 401);
  expect(asking.sort()).toEqual(guarded.map(([route]) => route).sort());
});

it.each(Object.entries(matrix))('%s', async (route, cells) => {
  const [method = '', pattern = ''] = route.split(' ');
  const own = places[route];
  const url = own ?? Object.entries(places).reduce((path, [from, to]) => path.replace(from, to), pattern);
  const second = 1000;
  const callers = [
    undefined,
    await token(people.owner, -second),
    await token(people.other, 60 * second),
    await token(people.party, 60 * second),
    await token(people.owner, 60 * second),
  ];
  const found: number[] = [];
  for (const as of callers) {
    const { status, headers } = await (route === 'GET /events'
      ? startOfStream(as)
      : server.call(method as 'GET', url, { as }));
    found.push(status);
    // What is for one person alone is kept in no cache.
    if (cells[0] === 401) expect(headers['cache-control']).toMatch(/^private, no-store\b/);
  }
  expect(found).toEqual(cells);
});

/** An open stream never ends by itself. */
async function startOfStream(as: string | undefined) {
  const answer = await server.app.inject({
    url: '/events',
    headers: as ? { authorization: as } : {},
    payloadAsStream: true,
  });
  answer.stream().destroy();
  return { status: answer.statusCode, headers: answer.headers };
}
