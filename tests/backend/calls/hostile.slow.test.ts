/** Hostile strings in every text field, header, path and query: HOSTILE=all tries every string in every place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { hostileStrings, stringsFor } from '#tests/hostile-strings.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const isAll = process.env.HOSTILE === 'all';
const timeout = isAll ? 600_000 : 60_000;

let server: TestApp;
let [owner, customer]: Person[] = [];
let tried = 0;
let stored = 0;
let refused = 0;

beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  owner = await server.person();
  customer = await server.person();
});
afterAll(async () => {
  console.info(
    `${hostileStrings.length} strings, ${tried} tried: ${stored} stored exactly, ${refused} refused`,
  );
  await server.close();
});

type Row = Record<string, unknown>;

const send = (method: 'POST' | 'PATCH', path: string, as: Person | undefined, json: Row) =>
  server.call<Row>(method, path, { as, json });
const read = async (path: string, as: Person | undefined): Promise<Row[]> => {
  const { body } = await server.call<Row | Row[]>('GET', path, { as });
  return Array.isArray(body) ? body : [body];
};

const offer = { title: 'A', description: 'B', type: 'document', price: 45, languages: ['en', 'de'] };
const request = {
  ...{ title: 'A', description: 'B', type: 'forms', category: 'document', price: 30 },
  ...{ fromLanguage: ['de'], toLanguage: ['en'], dueDate: '2999-05-04', dueTime: '09:30' },
};
const booking = { details: 'A', date: bookingDay, time: '09:30', timezone: 'UTC' };

/** Publishes a request of the customer and returns its id. */
const newRequest = async (more: Row = {}) =>
  String((await send('POST', '/request/create', customer, { ...request, ...more })).body.id);

/** Creates a finished task without a review and returns its id. */
async function finishedTask(): Promise<string> {
  const offerId = await server.offer(owner as Person);
  const { body } = await send('POST', `/task/accepted/${offerId}`, customer, booking);
  for (const status of ['in_progress', 'delivered', 'finished'])
    await send('PATCH', `/task/accepted/${body.id}`, status === 'finished' ? customer : owner, { status });
  return String(body.id);
}

interface Field {
  name: string;
  write(text: string): Promise<Answer<Row>>;
  /** Reads the stored value, given the response to the write. */
  stored(answer: Answer<Row>): Promise<unknown>;
}

const find = async (path: string, as: Person | undefined, id: unknown) =>
  (await read(path, as)).find((row) => String(row.id) === String(id)) ?? {};

const profileField = (name: string): Field => ({
  name: `profile ${name}`,
  write: (text) => send('PATCH', '/user/Profile', customer, { [name]: text }),
  stored: async () => (await read('/user/Profile', customer))[0]?.[name],
});
const offerField = (name: 'title' | 'description'): Field => ({
  name: `offer ${name}`,
  write: (text) => send('POST', '/task/create', owner, { ...offer, [name]: text }),
  stored: async ({ body }) => (await read(`/api/task/all/${body.id}`, undefined))[0]?.[name],
});
const requestField = (name: 'title' | 'description'): Field => ({
  name: `request ${name}`,
  write: (text) => send('POST', '/request/create', customer, { ...request, [name]: text }),
  stored: async ({ body }) => (await find('/requests?scope=mine&limit=1', customer, body.id))[name],
});

function fields(): Field[] {
  let conversation = '';
  let task = '';
  let requestId = '';
  return [
    ...['firstname', 'lastname', 'address', 'phonenumber'].map(profileField),
    offerField('title'),
    offerField('description'),
    requestField('title'),
    requestField('description'),
    {
      name: 'booking details',
      write: async (details) =>
        send('POST', `/task/accepted/${await server.offer(owner as Person)}`, customer, {
          ...booking,
          details,
        }),
      stored: async ({ body }) => (await find('/task/accepted', customer, body.id)).details,
    },
    {
      name: 'message',
      async write(message) {
        conversation ||= String(
          (await send('POST', '/chat/new', customer, { created_with: owner?.id })).body.id,
        );
        return send('POST', `/chat/new/message/${conversation}`, customer, { message });
      },
      stored: async ({ body }) => (await find(`/chat/selectedChat/${conversation}`, owner, body.id)).text,
    },
    {
      name: 'proposal message',
      async write(message) {
        requestId = await newRequest();
        const plan = { price: 30, message, date: bookingDay, time: '09:30', timezone: 'UTC' };
        return send('POST', `/requests/${requestId}/proposals`, owner, plan);
      },
      stored: async ({ body }) => (await find(`/requests/${requestId}/proposals`, customer, body.id)).message,
    },
    {
      name: 'review',
      async write(text) {
        task = await finishedTask();
        return send('POST', `/task/accepted/${task}/review`, customer, { rating: 4, text });
      },
      stored: async () => ((await find('/task/accepted', owner, task)).review as Row).text,
    },
    {
      name: 'reply',
      async write(text) {
        task = await finishedTask();
        await send('POST', `/task/accepted/${task}/review`, customer, { rating: 4, text: 'Good.' });
        return send('POST', `/task/accepted/${task}/review/reply`, owner, { text });
      },
      stored: async () => ((await find('/task/accepted', owner, task)).review as Row).reply,
    },
  ];
}

/** Fewer strings for fields that need several calls each. */
const everyNth: Record<string, number> = {
  review: 24,
  reply: 24,
  'proposal message': 12,
  'booking details': 12,
};

describe('a field that takes text', () => {
  it.each(fields().map((field, place) => ({ ...field, place })))(
    'stores exactly what it takes and refuses the rest: $name',
    { timeout },
    async ({ name, write, stored: readStored, place }) => {
      const wrong: unknown[] = [];
      for (const text of stringsFor(place, everyNth[name] ?? 6, isAll)) {
        const answer = await write(text);
        tried += 1;
        if (answer.status < 300) {
          const saved = await readStored(answer);
          if (saved === text.trim()) stored += 1;
          else wrong.push({ text, saved });
        } else if ([400, 413, 422].includes(answer.status) && answer.body.message) refused += 1;
        else wrong.push({ text, status: answer.status });
      }
      expect(wrong).toEqual([]);
      expect(({} as Row).polluted).toBeUndefined();
    },
  );
});

/** Whether the response returns markup that a browser would act on. */
const hasLiveMarkup = (text: string, answer: Answer<Row>) =>
  /<[a-z!?/]/i.test(text) &&
  /html|svg|xml/.test(answer.headers['content-type'] ?? '') &&
  answer.text.includes(text);

const addresses: Record<string, (text: string) => string> = {
  offer: (text) => `/api/task/all/${text}`,
  category: (text) => `/api/category/${text}`,
  conversation: (text) => `/chat/selectedChat/${text}`,
  document: (text) => `/documents/${text}`,
  flag: (text) => `/flags/${text}.svg`,
  'instant script': (text) => `/embed/instant/${text}.js`,
  page: (text) => `/${text}`,
  search: (text) => `/api/task/all?q=${text}&limit=2`,
  cursor: (text) => `/api/task/all?cursor=${text}&limit=2`,
  languages: (text) => `/api/task/all?languages=${text}&limit=2`,
  'prerendered heading': (text) => `/embed/prerender/offer-grid?heading=${text}&page-size=2`,
};

describe('an address', () => {
  it.each(Object.entries(addresses).map(([name, address], place) => ({ name, address, place })))(
    'answers hostile text as it answers any other: $name',
    { timeout },
    async ({ address, place }) => {
      const wrong: unknown[] = [];
      for (const text of stringsFor(place, 12, isAll).filter((one) => !/\p{Surrogate}/u.test(one))) {
        const answer = await server.call<Row>('GET', address(encodeURIComponent(text)), {
          as: customer,
          headers: { accept: 'text/html' },
        });
        tried += 1;
        refused += Number(answer.status >= 400);
        if (answer.status >= 500 || hasLiveMarkup(text, answer)) wrong.push({ text, status: answer.status });
        if (answer.headers['set-cookie'] || answer.headers['x-injected'])
          wrong.push({ text, is: 'injected' });
      }
      expect(wrong).toEqual([]);
    },
  );

  it('escapes an offer’s title inside the JSON-LD script', async () => {
    const title = '</script><img src=x onerror=alert(1)>';
    const id = await server.offer(owner as Person, { title });
    const { text } = await server.call('GET', `/embed/prerender/offer-detail?offer-id=${id}`, {
      headers: { accept: 'text/html' },
    });
    expect(text).toContain('&lt;/script&gt;');
    expect(text).not.toContain(title);
  });
});

/** HTTP clients send no other characters in a header. */
const isHeader = (text: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

describe('a header', () => {
  it.each([
    'authorization',
    'idempotency-key',
    'accept-language',
    'user-agent',
    'origin',
    'if-none-match',
    'range',
  ])('causes no error: %s', { timeout }, async (name) => {
    const wrong: unknown[] = [];
    for (const text of stringsFor(name.length, 12, isAll).filter(isHeader)) {
      const { status, headers } = await server.call('GET', '/api/task/all?limit=1', {
        headers: { [name]: text },
      });
      tried += 1;
      if (status >= 500) wrong.push({ text, status });
      if (headers['access-control-allow-origin'] === text && text !== '*')
        wrong.push({ text, is: 'allowed' });
    }
    expect(wrong).toEqual([]);
  });
});
