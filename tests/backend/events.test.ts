import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followEvents } from './event-stream-client.ts';
import { type Person, password, type TestApp, testApp } from './test-app.ts';

let server: TestApp;
let address: string;
let ada: Person;
let ben: Person;
let talk: string;
beforeAll(async () => {
  server = await testApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ada = await server.person();
  ben = await server.person();
  const json = { created_with: ben.id };
  talk = (await server.call<{ id: string }>('POST', '/chat/new', { as: ada, json })).body.id;
});
afterAll(() => server.close());

const follow = (as: Person | string, lastEventId?: number) =>
  followEvents(address, typeof as === 'string' ? as : as.token, lastEventId);
const send = (from: Person, message: string) =>
  server.call('POST', `/chat/new/message/${talk}`, { as: from, json: { message } });

describe('the event stream', () => {
  it('begins at once with what is unread, and tells of each message', async () => {
    const stream = await follow(ben);
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { messages: 0, notifications: 0 } });
    await send(ada, 'Hello');
    const message = await stream.next();
    expect(message).toMatchObject({
      event: 'message',
      data: { text: 'Hello', conversation_id: talk, created_by: ada.id, kind: 'text', documents: [] },
    });
    const unread = await stream.next();
    expect(unread).toMatchObject({ event: 'unread', data: { messages: 1, notifications: 0 } });
    expect(unread?.id).toBeGreaterThan(message?.id ?? 0);
    await server.call('POST', `/chat/${talk}/typing`, { as: ada });
    expect(await stream.next()).toEqual({
      event: 'typing',
      data: { conversation_id: talk, user_id: ada.id },
    });
    await server.call('POST', `/chat/${talk}/read`, { as: ben });
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { messages: 0 } });
    stream.stop();
  });

  it('tells the author what has been read, once', async () => {
    const [author, reader] = [await follow(ada), await follow(ben)];
    const sent = await send(ada, 'Read me');
    const read = () => server.call('POST', `/chat/${talk}/read`, { as: ben });
    await read();
    await read();
    await send(ada, 'Marker');
    expect(await author.nextOf('read')).toMatchObject({
      data: { conversation_id: talk, user_id: ben.id, message_id: (sent.body as { id?: string }).id },
    });
    expect(await author.next()).toMatchObject({ event: 'message', data: { text: 'Marker' } });
    await reader.nextOf('unread');
    author.stop();
    reader.stop();
  });

  it('tells both parties of a task, and nobody of what they did themselves', async () => {
    const [owner, customer] = [await follow(ada), await follow(ben)];
    const offer = await server.offer(ada, { title: 'Letters' });
    const json = { details: 'A', date: '2999-05-04', time: '09:30' };
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

  it('tells both parties of a review and of the answer to it', async () => {
    const offer = await server.offer(ada, { title: 'Reports' });
    const json = { details: 'B', date: '2999-05-04', time: '09:30' };
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

  it('replays what came after the last event seen', async () => {
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

  it.each([99_999_999, Number.NaN, 1])('starts fresh after the unknown id %s', async (id) => {
    const someone = await server.person();
    const stream = await follow(someone, id);
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { messages: 0, notifications: 0 } });
    stream.stop();
  });

  it('ends with its session, and is not opened without one', async () => {
    const stream = await follow(ben);
    await server.call('POST', '/logout', { as: ben });
    expect(await stream.nextOf('nothing more')).toBeUndefined();
    expect((await follow(ben)).answer.status).toBe(401);
    const leaver = await server.person();
    const last = await follow(leaver);
    await server.call('DELETE', '/user', { as: leaver, json: { password } });
    expect(await last.nextOf('nothing more')).toBeUndefined();
  });

  it('ends when the time of its session is over', async () => {
    const short = await testApp({ SESSION_TTL: '1' });
    const origin = await short.app.listen({ port: 0, host: '127.0.0.1' });
    const someone = await short.person();
    const answer = await fetch(`${origin}/events`, { headers: { authorization: someone.token } });
    expect(await answer.text()).toContain('event: unread');
    await short.close();
  });
});
