/** On a partner's page its visitor sees what they booked there, what belongs to that, and nothing else of theirs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { openPartners, otherPage, own, page } from '#tests/backend/support/partner-authorization.ts';
import type { Person } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

type Partners = Awaited<ReturnType<typeof openPartners>>;
let partners: Partners;
let server: Partners['server'];
let visitor: Person;
let translator: Person;
let onPage: (method: 'GET' | 'POST' | 'PATCH', url: string, json?: object) => ReturnType<typeof call>;
/** Booked at the marketplace, on the page, and on another partner's page. */
let elsewhere: Booked;
let here: Booked;
let there: Booked;

interface Booked {
  id: number;
  conversation_id: string;
}

const call = (
  as: string,
  origin: string | undefined,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  json?: object,
) =>
  server.call<
    { id: string; url: string }[] & { code?: string; link?: string } & Booked & {
        url: string;
      }
  >(method, url, {
    as,
    json,
    headers: origin ? { origin } : {},
  });

async function book(as: string, origin?: string, by = translator): Promise<Booked> {
  const offer = await server.offer(by);
  const json = { details: 'Two pages', date: bookingDay, time: '09:30' };
  const { body, status } = await call(as, origin, 'POST', `/task/accepted/${offer}`, json);
  expect(status).toBe(200);
  return body;
}

beforeAll(async () => {
  partners = await openPartners();
  server = partners.server;
  visitor = await server.person();
  translator = await server.person();
  const { token } = await partners.signIn(visitor);
  const other = await partners.signIn(visitor, otherPage);
  onPage = (method, url, json) => call(`Bearer ${token}`, page, method, url, json);
  elsewhere = await book(visitor.token);
  await server.call('POST', `/chat/new/message/${elsewhere.conversation_id}`, {
    as: translator,
    json: { message: 'A secret of before' },
  });
  here = await book(`Bearer ${token}`, page);
  there = await book(`Bearer ${other.token}`, otherPage, await server.person());
});
afterAll(() => server.close());

const refusedWith = (path: string) => ({
  status: 403,
  body: { code: 'marketplace-only', link: own + path },
});

describe('a partner’s page', () => {
  it('lists and reads what was booked there, and links to the rest', async () => {
    expect((await onPage('GET', '/task/accepted')).body.map(({ id }) => id)).toEqual([here.id]);
    const { headers } = await onPage('GET', '/task/accepted?role=customer');
    expect(headers['x-total-count']).toBe('1');
    expect((await onPage('GET', `/task/accepted/${here.id}`)).status).toBe(200);
    for (const { id } of [elsewhere, there]) {
      const refused = refusedWith(`/Task/${id}`);
      for (const part of ['', '/history', '/calendar.ics'])
        expect(await onPage('GET', `/task/accepted/${id}${part}`)).toMatchObject(refused);
      expect(await onPage('POST', '/create-checkout-session', { items: [{ id }] })).toMatchObject(refused);
    }
    const foreign = await book((await server.person()).token);
    expect((await onPage('GET', `/task/accepted/${foreign.id}`)).status).toBe(404);
  });

  it('shows its visitor nothing of what others booked with them', async () => {
    const { token } = await partners.signIn(translator);
    const { body } = await call(`Bearer ${token}`, page, 'GET', '/task/accepted');
    expect(body).toEqual([]);
    expect(await call(`Bearer ${token}`, page, 'GET', `/task/accepted/${here.id}`)).toMatchObject(
      refusedWith(`/Task/${here.id}`),
    );
  });

  it('moves no task and no money', async () => {
    const steps = [
      ['PATCH', '', { status: 'cancelled' }],
      ['POST', '/settlement', { owner_percent: 100, text: 'All' }],
      ['POST', '/settlement/accept', {}],
      ['POST', '/dispute', { text: 'No' }],
      ['POST', '/review', { rating: 5, text: 'Good' }],
    ] as const;
    for (const [method, part, json] of steps)
      expect(await onPage(method, `/task/accepted/${here.id}${part}`, json)).toMatchObject(
        refusedWith(`/Task/${here.id}`),
      );
    const { status } = (
      await server.call<{ status: string }>('GET', `/task/accepted/${here.id}`, { as: visitor })
    ).body;
    expect(status).toBe('accepted');
  });

  it('shows a conversation from the booking there on, and no other', async () => {
    const { text } = await onPage('GET', '/chat');
    expect(text).toContain(here.conversation_id);
    expect(text).not.toContain(there.conversation_id);
    expect(text).not.toMatch(/A secret of before/);
    expect(await onPage('GET', `/chat/selectedChat/${there.conversation_id}`)).toMatchObject(
      refusedWith(`/messages?conversation=${there.conversation_id}`),
    );
    const read = await onPage('GET', `/chat/selectedChat/${here.conversation_id}`);
    expect(read.text).not.toMatch(/A secret of before/);
    expect(read.body.map(({ id: _id, ...message }) => message)).toMatchObject([{ url: `/Task/${here.id}` }]);
    expect(await onPage('POST', '/chat/new', { created_with: translator.id })).toMatchObject(
      refusedWith('/messages'),
    );
    expect((await onPage('POST', `/chat/${here.conversation_id}/read`, {})).status).toBe(200);
    // What the page does not show, it does not mark as read.
    const { unread } = await server.db
      .selectFrom('messages')
      .select((count) => count.fn.countAll<number>().as('unread'))
      .where('created_with', '=', visitor.id)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(unread).toBe(1);
  });

  it('shows only files of what was booked there', async () => {
    const { id } = await uploaded(elsewhere);
    expect(await onPage('GET', `/documents/${id}`)).toMatchObject(refusedWith(`/Task/${elsewhere.id}`));
    const shown = await uploaded(here);
    expect((await onPage('GET', `/documents/${shown.id}`)).status).toBe(200);
  });

  it('lists only notifications and events about what was booked there', async () => {
    await uploaded(elsewhere);
    await uploaded(here);
    const shown = await onPage('GET', '/notifications');
    const urls = new Set(shown.body.map(({ url }) => url));
    expect([...urls]).toEqual([`/Task/${here.id}`]);
    expect((await onPage('POST', '/notifications/read', {})).status).toBe(200);
    const all = await server.call<{ url: string; read: boolean }[]>('GET', '/notifications', { as: visitor });
    const unread = all.body.filter(({ read }) => !read).map(({ url }) => url);
    expect(new Set(unread)).toEqual(new Set([`/Task/${elsewhere.id}`]));
    const { token } = await partners.signIn(visitor);
    const text = await streamed(token);
    expect(text).toContain(`"id":${here.id}`);
    expect(text).not.toMatch(new RegExp(`/Task/${elsewhere.id}"|"id":${elsewhere.id}[,}]|secret of before`));
    expect(text).toContain('event: unread\ndata: {"messages":2,"notifications":0}');
  });

  it('names no files of what the other person has booked there', async () => {
    const { token } = await partners.signIn(translator);
    await book(`Bearer ${token}`, page, visitor);
    const letter = multipart([
      { name: 'message', value: 'For my own booking' },
      { name: 'documents', file: { name: 'a private matter.txt', content: 'Text' } },
    ]);
    const path = `/chat/new/message/${here.conversation_id}`;
    expect((await server.call('POST', path, { as: translator, ...letter })).status).toBe(200);
    const { text } = await onPage('GET', `/chat/selectedChat/${here.conversation_id}`);
    expect(text).toContain('For my own booking');
    expect(text).not.toContain('a private matter');
  });
});

async function uploaded({ id }: Booked): Promise<{ id: string }> {
  const letter = multipart([{ name: 'documents', file: { name: 'a.txt', content: 'Text' } }]);
  const { body } = await server.call<{ documents: { id: string }[] }>(
    'POST',
    `/task/accepted/${id}/documents`,
    { as: translator, ...letter },
  );
  return body.documents[0] ?? { id: '' };
}

/** What the stream of the page replays from the beginning of the log. */
async function streamed(token: string): Promise<string> {
  const answer = await server.app.inject({
    url: '/events',
    headers: { authorization: `Bearer ${token}`, origin: page, 'last-event-id': '0' },
    payloadAsStream: true,
  });
  const stream = answer.stream();
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    if (/event: unread[^\n]*\n[^\n]*\n\n$/.test(text) && text.includes('event: task')) break;
  }
  stream.destroy();
  return text;
}
