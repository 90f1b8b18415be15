import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { contracts, importWidget } from '#tests/contracts/widgets.ts';
import { ownSite, signIn, signUpTwoPeople, type TwoPeople } from '#tests/faulty-network/two-people.ts';
import { readAloud } from '#tests/setup/read-aloud.ts';
import { control, part, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const { notices, session } = getRuntime();
const apiUrl = inject('apiUrl');

beforeAll(async () => {
  for (const { tag } of contracts) await importWidget(tag);
});
afterEach(() => document.body.replaceChildren());

/** Records the announcements of a widget from its first render on. */
function recordAnnouncements(tag: keyof HTMLElementTagNameMap, attributes: Record<string, string>) {
  const element = placeElement(tag, { ...usualAttributes, ...attributes });
  return { element, announcements: readAloud(element.shadowRoot) };
}

const expectAnnouncements = (announcements: string[], wanted: (string | RegExp)[]) =>
  vi.waitFor(() =>
    expect(announcements).toEqual(
      wanted.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    ),
  );

describe('a screen reader announces once', () => {
  it('the number of offers, also after “Show more” and for a filter without matches', async () => {
    const { element, announcements } = recordAnnouncements('dragoman-offer-grid', {
      filters: '',
      'page-size': '3',
      limit: '5',
    });
    await expectAnnouncements(announcements, ['polite: Showing 3 of 5 offers']);
    part(element, 'more').click();
    await vi.waitFor(() => expect(announcements.at(-1)).toBe('polite: Showing 5 of 5 offers'));
    await userEvent.fill(control(element, 'query'), 'xyzzy');
    await vi.waitFor(() => expect(announcements.at(-1)).toBe('polite: No offers match this yet.'));
    expect(new Set(announcements).size).toBe(announcements.length);
  });

  it('a failure, and the result of a retry', async () => {
    const { element, announcements } = recordAnnouncements('dragoman-offer-grid', {
      'api-url': `${apiUrl}/nowhere`,
    });
    await expectAnnouncements(announcements, [/^assertive: We could not find/]);
    announcements.length = 0;
    element.setAttribute('api-url', apiUrl);
    await expectAnnouncements(announcements, [/^polite: Showing 24 of \d+ offers/]);
  });

  it('the invalid fields of a form', async () => {
    const { element, announcements } = recordAnnouncements('dragoman-checkout', { demo: '' });
    await vi.waitFor(() => part(element, 'submit'));
    announcements.length = 0;
    part(element, 'submit').click();
    await expectAnnouncements(announcements, [
      /^assertive: Please fill in “Task details”/,
      /^assertive: Please fill in “Deliver by”/,
      /^assertive: Please fill in “Time”/,
    ]);
  });

  it('a chosen file', async () => {
    const { element, announcements } = recordAnnouncements('dragoman-checkout', { demo: '' });
    const input = await vi.waitFor(() => control(element, 'documents'));
    announcements.length = 0;
    await userEvent.upload(input, new File(['Once'], 'letter.txt', { type: 'text/plain' }));
    await expectAnnouncements(announcements, [/^polite: letter\.txt/]);
  });

  it('a notice: a success politely, an error assertively', async () => {
    const { element, announcements } = recordAnnouncements('dragoman-toaster', { duration: '0' });
    await vi.waitFor(() => expect(notices.toasters.getState()).toContain(element));
    notices.notify('success', 'Saved');
    await expectAnnouncements(announcements, ['polite: Saved']);
    notices.notify('error', 'Not sent');
    await expectAnnouncements(announcements, ['polite: Saved', 'assertive: Not sent']);
    for (const { id } of notices.store.getState()) notices.dismiss(id);
  });

  it('why a sign-in was refused, although a notice shows it too and the fields reference it', async () => {
    const toaster = recordAnnouncements('dragoman-toaster', { duration: '0' });
    await vi.waitFor(() => expect(notices.toasters.getState()).toContain(toaster.element));
    const { element, announcements } = recordAnnouncements('dragoman-sign-in', { 'api-url': ownSite });
    const password = await vi.waitFor(() => control(element, 'password'));
    await userEvent.fill(control(element, 'email'), 'customer@demo.test');
    await userEvent.fill(password, 'not the right one');
    part(element, 'submit').click();
    await expectAnnouncements(announcements, [/^assertive: .*not right/]);
    await vi.waitFor(() => expect(part(toaster.element, 'notice').dataset.type).toBe('error'));
    expect(toaster.announcements).toEqual([]);
    const description = element.shadowRoot?.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('not right');
    for (const { id } of notices.store.getState()) notices.dismiss(id);
  });
});

describe('for a signed-in user, a screen reader announces once', () => {
  const attributes = { 'api-url': ownSite };
  let people: TwoPeople;
  beforeAll(async () => {
    people = await signUpTwoPeople();
    await signIn(people.person.email);
    return () => session.signOut();
  });

  it('that the profile was saved', async () => {
    const { element, announcements } = recordAnnouncements('dragoman-profile', attributes);
    await vi.waitFor(() => control(element, 'phonenumber'));
    announcements.length = 0;
    await userEvent.fill(control(element, 'phonenumber'), '555-123-4567');
    await userEvent.fill(control(element, 'address'), 'Museum Street 1');
    part(element, 'submit').click();
    await expectAnnouncements(announcements, ['polite: Your profile is saved.']);
  });

  it.each([
    ['created', /^polite: 1 offer$/],
    ['accepted', /^polite: 1 task$/],
    ['finished', /^polite: /],
  ])('the number of rows in a dashboard tab: %s', async (tab, wanted) => {
    const { announcements } = recordAnnouncements('dragoman-dashboard', { ...attributes, tab });
    await expectAnnouncements(announcements, [wanted]);
  });

  it('the number of requests, also for a filter without matches', async () => {
    await people.other.publishRequest('A letter from the sea');
    const { element, announcements } = recordAnnouncements('dragoman-request-board', attributes);
    await expectAnnouncements(announcements, [/^polite: \d+\+? open request/]);
    await userEvent.selectOptions(control(element, 'from'), 'mt');
    await userEvent.selectOptions(control(element, 'to'), 'is');
    await vi.waitFor(() => expect(announcements.at(-1)).toBe('polite: Nobody asks for this right now.'));
  });

  it('an incoming message and its sender', async () => {
    const { element, announcements } = recordAnnouncements('dragoman-chat-inbox', {
      ...attributes,
      'conversation-id': people.conversationId,
    });
    await vi.waitFor(() => part(element, 'input'));
    announcements.length = 0;
    await people.other.client.call({
      method: 'POST',
      path: `/chat/new/message/${people.conversationId}`,
      body: { message: 'Hello over there' },
      token: 'always',
    });
    await expectAnnouncements(announcements, [/^polite: .*Noor.*Hello over there/]);
  });
});
