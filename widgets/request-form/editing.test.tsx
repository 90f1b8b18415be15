import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createClient } from '#core/api/client.ts';
import { requests } from '#core/api/requests.ts';
import { account } from '#core/api/session.ts';
import type { NewRequest } from '#core/domain/request.ts';
import { control, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  button,
  clear,
  field,
  next,
  personal,
  place,
  session,
  shows,
} from './request-form.test-support.ts';

const published: NewRequest = {
  ...{ title: 'Letter from the bank', description: 'Two pages.', category: 'document', type: 'contract' },
  ...{ fromLanguage: 'de', toLanguage: 'en', price: 40 },
  ...{ dueDate: '2999-05-01', dueTime: '09:30', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
};

async function callsOf(email: string, password: string) {
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  const { token } = await anonymous.signIn(email, password);
  return requests(createClient({ baseUrl: apiUrl, token: () => token }));
}

let own: ReturnType<typeof requests>;
let other: ReturnType<typeof requests>;
let id: string;

beforeAll(async () => {
  own = await callsOf('customer@demo.test', 'dragoman-demo');
  other = await callsOf('translator@demo.test', 'dragoman-demo');
});
let count = 0;
beforeEach(async () => {
  count += 1;
  id = String((await own.publish(published, `edit ${count} ${Date.now()}`)).id);
});
afterEach(async () => {
  personal.remove(`request-edit.${id}`);
  await clear();
});

const signIn = () => session.signIn('customer@demo.test', 'dragoman-demo');
const propose = () =>
  other.propose(
    { id, changedAt: null },
    { price: 40, message: 'I can.', date: '2999-04-01', time: '10:00', timeZone: 'Europe/Berlin' },
    `propose ${id}`,
  );
const filled = (form: Element) =>
  vi.waitFor(() => expect(control(form, 'title').value).toBe(published.title));

describe('editing a request', () => {
  it('has no violations', async () => {
    const form = place({ demo: 'ready', 'request-id': 'sample-4' });
    await vi.waitFor(() => expect(parts(form, 'form')).toHaveLength(1));
    expect((await axe.run(form)).violations).toEqual([]);
  });

  it('starts with what was published, saves the changes, and reports them', async () => {
    await signIn();
    const saved = recordEvents('dragoman-request-saved');
    const form = place({ 'request-id': id });
    await filled(form);
    expect(control(form, 'type').value).toBe('contract');
    await userEvent.fill(field(form, 'title'), 'Letter from the other bank');
    await next();
    expect(['price', 'dueDate', 'dueTime'].map((name) => control(form, name).value)).toEqual([
      ...['40', '2999-05-01', '09:30'],
    ]);
    await userEvent.fill(field(form, 'price'), '45.5');
    await next();
    await userEvent.click(button('Save'));
    await shows('Your request is changed.');
    expect(await own.find(id)).toMatchObject({ title: 'Letter from the other bank', price: 45.5 });
    expect(saved).toEqual([{ id }]);
    expect(parts(form, 'published')[0]?.getAttribute('href')).toBe(`${apiUrl}/Requests/${id}`);
    expect(parts(form, 'another')).toEqual([]);
  });

  it('stores a draft of its own for each request', async () => {
    await signIn();
    const form = place({ 'request-id': id });
    await filled(form);
    await userEvent.fill(field(form, 'title'), 'Half typed');
    form.remove();
    const back = place({ 'request-id': id });
    await vi.waitFor(() => expect(control(back, 'title').value).toBe('Half typed'));
    back.remove();
    const fresh = place();
    await vi.waitFor(() => expect(control(fresh, 'title')).toBeTruthy());
    expect(control(fresh, 'title').value).toBe('');
  });

  it('keeps what was typed when somebody has proposed meanwhile, says so, and leads to the request', async () => {
    await signIn();
    const form = place({ 'request-id': id });
    await filled(form);
    await userEvent.fill(field(form, 'title'), 'Too late');
    await next();
    await next();
    await propose();
    await userEvent.click(button('Save'));
    await shows('Somebody has made a proposal for this request');
    await expect.poll(() => parts(form, 'request')[0]?.getAttribute('href')).toBe(`${apiUrl}/Requests/${id}`);
    expect(parts(form, 'submit')).toHaveLength(1);
    expect((await own.find(id))?.title).toBe(published.title);
  });

  it('is not offered for one that was answered, closed, or is somebody else’s', async () => {
    await signIn();
    await propose();
    place({ 'request-id': id });
    await shows('This request can no longer be changed');
    document.body.replaceChildren();
    await own.close(id);
    place({ 'request-id': id });
    await shows('This request is closed');
    document.body.replaceChildren();
    const foreign = await other.publish({ ...published, title: 'Theirs' }, `foreign ${id}`);
    place({ 'request-id': String(foreign.id) });
    await shows('This request is not there');
  });
});
