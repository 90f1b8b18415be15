import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { contracts, importWidget } from '#tests/contracts/widgets.ts';
import { ownSite, signIn, type TwoPeople, twoPeople } from '#tests/faulty-network/two-people.ts';
import { readAloud } from '#tests/setup/read-aloud.ts';
import { control, part, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const { notices, session } = getRuntime();
const apiUrl = inject('apiUrl');

beforeAll(async () => {
  for (const { tag } of contracts) await importWidget(tag);
});
afterEach(() => document.body.replaceChildren());

/** What is read of a widget from its first moment on. */
function hearFromTheStart(tag: keyof HTMLElementTagNameMap, attributes: Record<string, string>) {
  const element = placeElement(tag, { ...usualAttributes, ...attributes });
  return { element, said: readAloud(element.shadowRoot) };
}

const settles = (said: string[], wanted: (string | RegExp)[]) =>
  vi.waitFor(() =>
    expect(said).toEqual(wanted.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)))),
  );

describe('a screen reader says once', () => {
  it('how many offers there are, how many after “Show more”, and that a filter leaves none', async () => {
    const { element, said } = hearFromTheStart('dragoman-offer-grid', {
      filters: '',
      'page-size': '3',
      limit: '5',
    });
    await settles(said, ['polite: Showing 3 of 5 offers']);
    part(element, 'more').click();
    await vi.waitFor(() => expect(said.at(-1)).toBe('polite: Showing 5 of 5 offers'));
    await userEvent.fill(control(element, 'query'), 'xyzzy');
    await vi.waitFor(() => expect(said.at(-1)).toBe('polite: No offers match this yet.'));
    expect(new Set(said).size).toBe(said.length);
  });

  it('what failed, and what came after another try', async () => {
    const { element, said } = hearFromTheStart('dragoman-offer-grid', { 'api-url': `${apiUrl}/nowhere` });
    await settles(said, [/^assertive: We could not find/]);
    said.length = 0;
    element.setAttribute('api-url', apiUrl);
    await settles(said, [/^polite: Showing 24 of \d+ offers/]);
  });

  it('which fields of a form are wrong', async () => {
    const { element, said } = hearFromTheStart('dragoman-checkout', { demo: '' });
    await vi.waitFor(() => part(element, 'submit'));
    said.length = 0;
    part(element, 'submit').click();
    await settles(said, [
      /^assertive: Please fill in “Task details”/,
      /^assertive: Please fill in “Date”/,
      /^assertive: Please fill in “Time”/,
    ]);
  });

  it('what is chosen, and what goes with it', async () => {
    const { element, said } = hearFromTheStart('dragoman-checkout', { demo: '' });
    const input = await vi.waitFor(() => control(element, 'documents'));
    said.length = 0;
    await userEvent.upload(input, new File(['Once'], 'letter.txt', { type: 'text/plain' }));
    await settles(said, [/^polite: letter\.txt/]);
  });

  it('a notice: politely what went well, at once what did not', async () => {
    const { element, said } = hearFromTheStart('dragoman-toaster', { duration: '0' });
    await vi.waitFor(() => expect(notices.attending.getState()).toContain(element));
    notices.notify('success', 'Saved');
    await settles(said, ['polite: Saved']);
    notices.notify('error', 'Not sent');
    await settles(said, ['polite: Saved', 'assertive: Not sent']);
    for (const { id } of notices.store.getState()) notices.dismiss(id);
  });

  it('why a sign-in was refused, which a notice shows as well and the fields are tied to', async () => {
    const above = hearFromTheStart('dragoman-toaster', { duration: '0' });
    await vi.waitFor(() => expect(notices.attending.getState()).toContain(above.element));
    const { element, said } = hearFromTheStart('dragoman-sign-in', { 'api-url': ownSite });
    const password = await vi.waitFor(() => control(element, 'password'));
    await userEvent.fill(control(element, 'email'), 'customer@demo.test');
    await userEvent.fill(password, 'not the right one');
    part(element, 'submit').click();
    await settles(said, [/^assertive: .*not right/]);
    await vi.waitFor(() => expect(part(above.element, 'notice').dataset.type).toBe('error'));
    expect(above.said).toEqual([]);
    const tied = element.shadowRoot?.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(tied?.textContent).toContain('not right');
    for (const { id } of notices.store.getState()) notices.dismiss(id);
  });
});

describe('signed in, a screen reader says once', () => {
  const here = { 'api-url': ownSite };
  let people: TwoPeople;
  beforeAll(async () => {
    people = await twoPeople();
    await signIn(people.person.email);
    return () => session.signOut();
  });

  it('that the profile is saved', async () => {
    const { element, said } = hearFromTheStart('dragoman-profile', here);
    await vi.waitFor(() => control(element, 'phonenumber'));
    said.length = 0;
    await userEvent.fill(control(element, 'phonenumber'), '555-123-4567');
    await userEvent.fill(control(element, 'address'), 'Museum Street 1');
    part(element, 'submit').click();
    await settles(said, ['polite: Your profile is saved.']);
  });

  it.each([
    ['created', /^polite: 1 offer$/],
    ['accepted', /^polite: 1 task$/],
    ['finished', /^polite: /],
  ])('how much is in a dashboard’s tab: %s', async (tab, wanted) => {
    const { said } = hearFromTheStart('dragoman-dashboard', { ...here, tab });
    await settles(said, [wanted]);
  });

  it('how many requests there are, and that a filter leaves none', async () => {
    await people.other.asks('A letter from the sea');
    const { element, said } = hearFromTheStart('dragoman-request-board', here);
    await settles(said, [/^polite: \d+\+? open request/]);
    await userEvent.selectOptions(control(element, 'from'), 'mt');
    await userEvent.selectOptions(control(element, 'to'), 'is');
    await vi.waitFor(() => expect(said.at(-1)).toBe('polite: Nobody asks for this right now.'));
  });

  it('a message that arrives, and whose it is', async () => {
    const { element, said } = hearFromTheStart('dragoman-chat-inbox', {
      ...here,
      'conversation-id': people.talk,
    });
    await vi.waitFor(() => part(element, 'input'));
    said.length = 0;
    await people.other.client.call({
      method: 'POST',
      path: `/chat/new/message/${people.talk}`,
      body: { message: 'Hello over there' },
      token: 'always',
    });
    await settles(said, [/^polite: .*Noor.*Hello over there/]);
  });
});
