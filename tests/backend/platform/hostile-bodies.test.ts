/** Bodies made to keep the backend busy, or to break its parsers: each is refused, and other calls are answered meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let address: string;
let [owner, customer]: Person[] = [];
let task: { id: number; conversation_id: string };
let offer: number;

beforeAll(async () => {
  server = await testApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  [owner, customer] = [await server.person(), await server.person()];
  offer = await server.offer(owner);
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  task = (await server.call<typeof task>('POST', `/task/accepted/${offer}`, { as: customer, json })).body;
});
afterAll(() => server.close());

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';
const multipartType = 'multipart/form-data; boundary=b';

const post = async (path: string, type: string, body: string) => {
  const headers = { 'content-type': type, authorization: customer?.token ?? '' };
  const answer = await fetch(address + path, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
};
const refused = (status: number) => ({ status, body: { type: 'error', message: expect.any(String) } });

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const jsonOf = (keys: number) => `{${times(keys, (at) => `"key${at}":"${at}"`).join(',')}}`;
const repeated = (keys: number) => `{${times(keys, () => '"ids":["a"]').join(',')}}`;
const formOf = (keys: number) => times(keys, (at) => `ids[${at}]=${at}`).join('&');
const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

describe('a text that nobody sees', () => {
  it.each(['\u2800', '\u200b\u2060', '\u3164\n', ' \ufe0f '])('is none: %j', async (blank) => {
    const calls = [
      server.call('PATCH', `/api/task/${offer}`, { as: owner, json: { title: blank } }),
      server.call('PATCH', `/api/task/${offer}`, { as: owner, json: { description: blank } }),
      server.call('POST', `/chat/new/message/${task.conversation_id}`, {
        as: owner,
        json: { message: blank },
      }),
      server.call('POST', `/task/accepted/${offer}`, {
        as: customer,
        json: { details: blank, date: bookingDay, time: '09:30' },
      }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 422));
  });

  it('leaves an optional field empty', async () => {
    await server.call('PATCH', '/user/Profile', { as: owner, json: { about: '\u2800' } });
    expect((await server.call('GET', '/user/Profile', { as: owner })).body).toMatchObject([{ about: null }]);
  });
});

describe('JSON of another type than the documentation names', () => {
  it.each([
    ['price', true],
    ['title', true],
    ['title', ['A']],
    ['title', 5],
    ['description', {}],
    ['price', [25]],
    ['price', '0x20'],
    ['price', '2e1'],
    ['price', '25.5'],
    ['price', 'Infinity'],
    ['price', null],
    ['active', 'true'],
    ['active', 1],
    ['languages', 'en,de'],
    ['languages', ['en,de']],
    ['title', '\u200b\u2800'],
  ])('is refused, and not bent into shape: %s %j', async (name, value) => {
    const answer = await server.call('PATCH', `/api/task/${offer}`, { as: owner, json: { [name]: value } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ type: 'error', values: { field: name } });
  });

  it('leaves out no way in', async () => {
    const { email } = await server.person();
    const password = 'the tide comes in at six';
    expect((await server.call('POST', '/login', { json: { email: [email], password } })).status).toBe(422);
    expect(
      (await server.call('POST', '/signup', { json: { email: 'new@demo.test', password: [password] } }))
        .status,
    ).toBe(422);
    const reset = { token: ['unknown'], password };
    expect((await server.call('POST', '/password/reset', { json: reset })).status).toBe(400);
  });

  it.each([
    ['2', 200],
    ['1.5', 200],
    ['0x10', 422],
    ['1e1', 422],
    ['', 422],
    ['+2', 422],
    ['200', 422],
    [['2'], 422],
  ])(
    'is taken for the hours of a booking only, as version 1.0 of the client sends them: %j',
    async (hours, status) => {
      const json = { details: 'A', date: bookingDay, time: '09:30', timezone: 'Europe/Berlin', hours };
      const as = await server.person();
      expect((await server.call('POST', `/task/accepted/${offer}`, { as, json })).status).toBe(status);
    },
  );

  it('is refused inside of objects and lists, and as plain text', async () => {
    for (const translation of [{ title: 5, description: 'A' }, { title: ['A'], description: 'A' }, 'A'])
      expect(
        (
          await server.call('PATCH', `/api/task/${offer}`, {
            as: owner,
            json: { translations: { fr: translation } },
          })
        ).status,
      ).toBe(422);
    const counts = JSON.stringify({ counts: [{ partner: 'demo', path: '/', views: '5' }] });
    expect(await post('/embed/counts', 'text/plain', counts)).toMatchObject(refused(422));
  });
});

describe('a body with many keys', () => {
  it.each([
    ['JSON', jsonType, jsonOf(40_000)],
    ['JSON with one key repeated', jsonType, repeated(40_000)],
    ['JSON in objects', jsonType, `{"a":[${times(40_000, () => '{"b":1}').join(',')}]}`],
    ['a form', formType, formOf(40_000)],
    ['a form with one key repeated', formType, times(40_000, () => 'ids=a').join('&')],
    ['plain text', 'text/plain', jsonOf(3000)],
  ])('is refused, while other calls are answered: %s', async (_name, type, body) => {
    const path = type === 'text/plain' ? '/embed/counts' : '/notifications/read';
    const [answer, other] = await Promise.all([post(path, type, body), fetch(`${address}/healthz`)]);
    expect(answer).toMatchObject(refused(400));
    expect(other.status).toBe(200);
  });

  it.each([
    ['JSON', jsonType, jsonOf],
    ['JSON with one key repeated', jsonType, repeated],
    ['a form', formType, formOf],
  ])('is accepted up to 1000: %s', async (_name, type, bodyOf) => {
    expect((await post('/notifications/read', type, bodyOf(1000))).status).toBe(200);
    expect((await post('/notifications/read', type, bodyOf(1001))).status).toBe(400);
  });

  it('counts keys, not the colons and braces in texts', async () => {
    const body = JSON.stringify({ ids: ['a'], text: `${'":{['.repeat(2000)}\\` });
    expect((await post('/notifications/read', jsonType, body)).status).toBe(200);
  });
});

describe('a deep body', () => {
  it.each([
    ['JSON of 20,000 levels', jsonType, nested(20_000)],
    ['JSON that never closes', jsonType, '['.repeat(20_000)],
    ['a form', formType, `a${'[b]'.repeat(21)}=1`],
    ['a form in percent signs', formType, `a${'%5Bb%5D'.repeat(21)}=1`],
  ])('is refused: %s', async (_name, type, body) => {
    expect(await post('/notifications/read', type, body)).toMatchObject(refused(400));
  });

  it('is accepted up to 20 levels', async () => {
    expect((await post('/notifications/read', jsonType, nested(20))).status).toBe(200);
    expect((await post('/notifications/read', jsonType, nested(21))).status).toBe(400);
  });
});

describe('a body that names the prototype', () => {
  it.each([
    ['JSON', jsonType, '{"__proto__[]":["a"]}'],
    ['JSON inside a list', jsonType, '{"a":[{"__proto__":{"b":1}}]}'],
    ['JSON by its constructor', jsonType, '{"constructor":{"prototype":{"b":1}}}'],
    ['a form', formType, '__proto__[]=a'],
    ['a form with an index', formType, '__proto__[0]=a&__proto__[1]=b'],
    ['a form without brackets', formType, '__proto__=a'],
  ])('is refused: %s', async (_name, type, body) => {
    expect(await post('/login', type, body)).toMatchObject(refused(400));
    expect(await post('/notifications/read', type, body)).toMatchObject(refused(400));
  });

  it.each(['__proto__', '__proto__[]'])('is refused as a multipart field: %s', async (name) => {
    const body = `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\na\r\n--b--\r\n`;
    const answer = await post(`/chat/new/message/${task.conversation_id}`, multipartType, body);
    expect(answer).toMatchObject(refused(400));
  });
});

describe('a broken multipart body', () => {
  const head = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"`;
  const file = (name: string) => `${head(name)}; filename="a.txt"\r\n\r\nA`;
  const whole = (name: string) => `${file(name)}\r\n--b--\r\n`;
  const callsWithFiles = () => [
    { path: '/upload', name: 'image' },
    { path: `/task/accepted/${offer}`, name: 'documents' },
    { path: `/task/accepted/${task.id}/documents`, name: 'documents' },
    { path: `/chat/new/message/${task.conversation_id}`, name: 'documents' },
  ];

  it.each([
    ['without a boundary', 'multipart/form-data', whole],
    ['with an empty boundary', 'multipart/form-data; boundary=', whole],
    ['with an empty quoted boundary', 'multipart/form-data; boundary=""', whole],
    ['with another boundary', 'multipart/form-data; boundary=c', whole],
    ['cut short in a file', multipartType, file],
    ['cut short in a field', multipartType, (name: string) => `${head(name)}\r\n\r\nA`],
    ['cut short in a header', multipartType, head],
  ])('is refused at every call with files: %s', async (_name, type, bodyOf) => {
    for (const { path, name } of callsWithFiles())
      expect(await post(path, type, bodyOf(name)), path).toMatchObject(refused(400));
  });

  it.each([
    ['that is empty', () => ''],
    ['cut short after a file', (name: string) => `${file(name)}\r\n--b\r\n`],
  ])('never stores anything: %s', async (_name, bodyOf) => {
    for (const { path, name } of callsWithFiles()) {
      const { status } = await post(path, multipartType, bodyOf(name));
      expect([400, 415, 422], path).toContain(status);
    }
  });
});

describe('the size of a body', () => {
  const padded = (bytes: number) => JSON.stringify({ pad: 'a'.repeat(bytes - 10) });

  it.each(['/login', '/signup', '/user/password', '/chat/new', '/embed/codes'])(
    'is at most 16 kB at %s',
    async (path) => {
      expect(await post(path, jsonType, padded(16 * 1024 + 1))).toMatchObject(refused(413));
      expect((await post(path, jsonType, padded(16 * 1024))).status).not.toBe(413);
    },
  );

  it('is at most 64 kB for counts', async () => {
    expect(await post('/embed/counts', 'text/plain', padded(64 * 1024 + 1))).toMatchObject(refused(413));
    expect((await post('/embed/counts', 'text/plain', padded(64 * 1024))).status).not.toBe(413);
  });

  it.each(['/task/create', '/request/create', '/request', '/notifications/read'])(
    'is at most 1 MB at %s',
    async (path) => {
      expect(await post(path, jsonType, padded(1024 * 1024 + 1))).toMatchObject(refused(413));
      expect((await post(path, jsonType, padded(1024 * 1024))).status).not.toBe(413);
    },
  );
});
