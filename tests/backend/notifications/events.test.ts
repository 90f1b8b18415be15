import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let address: string;
let ada: Person;
let ben: Person;
let conversation: string;
beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ada = await server.person();
  ben = await server.person();
  const json = { created_with: ben.id };
  conversation = (await server.call<{ id: string }>('POST', '/chat/new', { as: ada, json })).body.id;
});
afterAll(() => server.close());

const follow = (as: Person | string, lastEventId?: number) =>
  followEvents(address, typeof as === 'string' ? as : as.token, lastEventId);
const send = (from: Person, message: string) =>
  server.call('POST', `/chat/new/message/${conversation}`, { as: from, json: { message } });

describe('the event stream', () => {
  it('starts with the unread counts and delivers each message', async () => {
    const stream = await follow(ben);
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { messages: 0, notifications: 0 } });
    await send(ada, 'Hello');
    const message = await stream.next();
    expect(message).toMatchObject({
      event: 'message',
      data: { text: 'Hello', conversation_id: conversation, created_by: ada.id, kind: 'text', documents: [] },
    });
    const unread = await stream.next();
    expect(unread).toMatchObject({ event: 'unread', data: { messages: 1, notifications: 0 } });
    expect(unread?.id).toBeGreaterThan(message?.id ?? 0);
    await server.call('POST', `/chat/${conversation}/typing`, { as: ada });
    expect(await stream.next()).toEqual({
      event: 'typing',
      data: { conversation_id: conversation, user_id: ada.id },
    });
    await server.call('POST', `/chat/${conversation}/read`, { as: ben });
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { messages: 0 } });
    stream.stop();
  });

  it('reports read messages to their author, once', async () => {
    const [author, reader] = [await follow(ada), await follow(ben)];
    const sent = await send(ada, 'Read me');
    const read = () => server.call('POST', `/chat/${conversation}/read`, { as: ben });
    await read();
    await read();
    await send(ada, 'Marker');
    expect(await author.nextOf('read')).toMatchObject({
      data: { conversation_id: conversation, user_id: ben.id, message_id: (sent.body as { id?: string }).id },
    });
    expect(await author.next()).toMatchObject({ event: 'message', data: { text: 'Marker' } });
    await reader.nextOf('unread');
    author.stop();
    reader.stop();
  });

  it('reports a new task to both parties, and no user’s own action back to them', async () => {
    const [owner, customer] = [await follow(ada), await follow(ben)];
    const offer = await server.offer(ada, { title: 'Letters' });
    const json = { details: 'A', date: bookingDay, time: '09:30' };
    const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, { as: ben, json });
    const task = { event: 'task', data: { id: body.id, status: 'accepted' } };
    expect(await owner.nextOf('task')).toMatchObject(task);
    expect(await owner.next()).toMatchObject({ event: 'notification', data: { kind: 'task', read: false } });
    expect(await customer.nextOf('task')).toMatchObject(task);
    await send(ada, 'Marker');
    expect(await customer.next()).toMatchObject({ event: 'message', data: { text: 'Marker' } });
    owner.stop();
    customer.stop();
  });

  it('reports a review and its reply to both parties', async () => {
    const offer = await server.offer(ada, { title: 'Reports' });
    const json = { details: 'B', date: bookingDay, time: '09:30' };
    const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, { as: ben, json });
    const path = `/task/accepted/${body.id}`;
    for (const [as, status] of [
      [ada, 'in_progress'],
      [ada, 'delivered'],
      [ben, 'finished'],
    ] as const)
      await server.call('PATCH', path, { as, json: { status } });
    const [owner, customer] = [await follow(ada), await follow(ben)];
    const task = { data: { id: body.id, status: 'finished' } };
    await server.call('POST', `${path}/review`, { as: ben, json: { rating: 5, text: 'Good' } });
    expect(await owner.nextOf('task')).toMatchObject(task);
    expect(await customer.nextOf('task')).toMatchObject(task);
    await server.call('POST', `${path}/review/reply`, { as: ada, json: { text: 'Thank you' } });
    expect(await customer.nextOf('task')).toMatchObject(task);
    owner.stop();
    customer.stop();
  });

  it('replays the events after Last-Event-ID', async () => {
    const before = await follow(ben);
    await send(ada, 'one');
    const seen = await before.nextOf('message');
    before.stop();
    await send(ada, 'two');
    await send(ada, 'three');
    const after = await follow(ben, seen?.id);
    expect((await after.next())?.event).toBe('unread');
    expect((await after.nextOf('message'))?.data.text).toBe('two');
    expect((await after.nextOf('message'))?.data.text).toBe('three');
    await send(ada, 'four');
    expect((await after.nextOf('message'))?.data.text).toBe('four');
    after.stop();
  });

  it.each([99_999_999, Number.NaN, 1])('starts over after the unknown id %s', async (id) => {
    const user = await server.person();
    const stream = await follow(user, id);
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { messages: 0, notifications: 0 } });
    stream.stop();
  });

  it('ends with its session and needs one to open', async () => {
    const stream = await follow(ben);
    await server.call('POST', '/logout', { as: ben });
    expect(await stream.nextOf('nothing more')).toBeUndefined();
    expect((await follow(ben)).answer.status).toBe(401);
    const signedOutUser = await server.person();
    const last = await follow(signedOutUser);
    await server.call('DELETE', '/user', { as: signedOutUser, json: { password } });
    expect(await last.nextOf('nothing more')).toBeUndefined();
  });

  it('ends when its session expires', async () => {
    const short = await testApp({ SESSION_TTL: '1' });
    const origin = await short.app.listen({ port: 0, host: '127.0.0.1' });
    const user = await short.person();
    const answer = await fetch(`${origin}/events`, { headers: { authorization: user.token } });
    expect(await answer.text()).toContain('event: unread');
    await short.close();
  });
});
