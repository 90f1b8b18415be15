import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let requester: Person;
beforeAll(async () => {
  server = await testApp();
  requester = await server.person();
});
afterAll(() => server.close());

const fields = {
  title: 'Forms of the Jobcenter',
  description: 'Six pages',
  type: 'forms',
  fromLanguage: ['de'],
  toLanguage: ['ar'],
  dueDate: '2999-01-31',
  dueTime: '12:00',
  price: 40,
};

describe('publishing a request', () => {
  it('accepts the fields of the request form', async () => {
    const answer = await server.call('POST', '/request/create', { as: requester, json: fields });
    expect(answer).toMatchObject({ status: 200, body: { type: 'success', id: expect.any(String) } });
  });

  it('accepts the same as a form body', async () => {
    const form =
      'title=A&description=B&type=inbound&category=call&fromLanguage[]=de&toLanguage=fr&dueDate=2999-01-31&dueTime=09:00&price=20';
    expect((await server.call('POST', '/request/create', { as: requester, form })).status).toBe(200);
  });

  it('accepts the spec’s other payload', async () => {
    const json = {
      title: 'A',
      description: 'B',
      type: 'document',
      price: 20,
      languages: ['de', 'en'],
      textLanguage: 'de',
    };
    const answer = await server.call('POST', '/request', { as: requester, json });
    expect(answer).toMatchObject({ status: 200, body: { type: 'success', id: expect.any(String) } });
  });

  it('needs a session', async () => {
    for (const path of ['/request', '/request/create']) {
      expect((await server.call('POST', path, { json: fields })).status).toBe(401);
    }
  });

  it.each([
    ['type', 'poem'],
    ['category', 'call'],
    ['fromLanguage', ['de', 'en']],
    ['toLanguage', ['xx']],
    ['dueDate', '2999-02-30'],
    ['price', 'much'],
    ['title', ''],
  ])('refuses %s as %j', async (field, value) => {
    const answer = await server.call('POST', '/request/create', {
      as: requester,
      json: { ...fields, [field]: value },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { type: 'error', message: expect.stringContaining('"') },
    });
  });
});
