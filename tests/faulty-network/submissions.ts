/** How to fill in and submit every widget with a form. */
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Query } from '#core/api/address.ts';
import type { Client } from '#core/api/client.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { createPersonalStorage } from '#core/session/personal-storage.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { part, slowPoll } from './test-element.ts';
import { password, type TwoPeople } from './two-people.ts';

const personal = getRuntime().session.personal(createPersonalStorage);

export interface Submission {
  tag: string;
  attributes?(people: TwoPeople): Record<string, string>;
  /** Before the widget is placed. */
  prepare?(text: string, people: TwoPeople): void | Promise<void>;
  /** Everything before the submit; `text` becomes part of the submitted data. */
  fill(element: Element, text: string): Promise<void>;
  send(element: Element): void;
  /** Whether unsent input is still in the widget. */
  hasInput(element: Element, text: string): boolean;
  isDone(element: Element): boolean;
  /** How many of these submissions the backend has. */
  count?(people: TwoPeople, text: string): Promise<number>;
  /** Whether its submissions run one after the other, because each changes what the next one needs. */
  isAlone?: true;
  /** Where few may wait at once. */
  takeBack?(people: TwoPeople, text: string): Promise<void>;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const control = (element: Element, name: string): Control | null =>
  element.shadowRoot?.querySelector<Control>(`[name="${name}"]`) ?? null;

export async function write(element: Element, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await vi.waitFor(() => {
      expect(control(element, name), name).not.toBeNull();
      // Playwright finds a control by the text around it, which is to stay as it is.
      expect(part(element, 'skeleton'), name).toBeNull();
    }, slowPoll);
    await userEvent.fill(control(element, name) as Control, value);
  }
}

const press = (name: string) => (element: Element) => part(element, name)?.click();
const shows = (name: string) => (element: Element) => part(element, name) !== null;
const fieldHas = (name: string) => (element: Element, text: string) => control(element, name)?.value === text;
const waitForPart = (name: string) => (element: Element) =>
  vi.waitFor(() => expect(part(element, name), name).not.toBeNull());
async function rows(client: Client, path: string, query?: Query): Promise<Record<string, unknown>[]> {
  const { body } = await client.call({ path, query, token: 'always' });
  return body as Record<string, unknown>[];
}

const when = { date: bookingDay, time: '14:30' };

export const submissions: readonly Submission[] = [
  {
    tag: 'dragoman-checkout',
    // The redirect would leave the page of the tests.
    attributes: ({ other }) => ({
      'offer-id': other.offerId,
      'success-url': '#booked',
      'redirect-delay': '600000',
    }),
    fill: (element, details) => write(element, { details, ...when }),
    send: press('submit'),
    hasInput: fieldHas('details'),
    isDone: shows('booked'),
    count: async ({ person }, text) =>
      (await rows(person.client, '/task/accepted')).filter(({ details }) => details === text).length,
    isAlone: true,
    async takeBack({ person }, text) {
      for (const { id, details } of await rows(person.client, '/task/accepted'))
        if (details === text)
          await person.client.call({
            method: 'PATCH',
            path: `/task/accepted/${String(id)}`,
            body: { status: 'cancelled' },
            token: 'always',
          });
    },
  },
  {
    tag: 'dragoman-offer-form',
    attributes: () => ({ 'success-url': '#published' }),
    prepare(title) {
      const offer = {
        title,
        description: 'B',
        price: '45',
        type: 'call',
        languages: ['pl', 'en'],
        step: '2',
      };
      personal.write('offer-form', offer);
    },
    // The code of the later steps comes apart from the first.
    fill: waitForPart('languages'),
    send: press('submit'),
    hasInput: fieldHas('title'),
    isDone: shows('done'),
    count: async ({ person }, text) =>
      (await rows(person.client, '/user/task')).filter(({ title }) => title === text).length,
  },
  {
    tag: 'dragoman-request-form',
    attributes: () => ({ type: 'document', 'success-url': '#published' }),
    prepare(title) {
      const languages = { fromLanguage: 'de', toLanguage: 'en' };
      const due = { dueDate: '2999-05-01', dueTime: '09:30' };
      const request = { title, description: 'B', price: '30', type: 'forms', step: '2' };
      personal.write('request-form.document', { ...request, ...languages, ...due });
    },
    fill: waitForPart('submit'),
    send: press('submit'),
    hasInput: fieldHas('title'),
    isDone: shows('done'),
    count: async ({ person }, text) =>
      (await rows(person.client, '/requests', { scope: 'mine' })).filter(({ title }) => title === text)
        .length,
  },
  {
    tag: 'dragoman-profile',
    fill: (element, address) =>
      write(element, { firstname: 'Kim', lastname: 'Test', phonenumber: '555-123-4567', address }),
    send: press('submit'),
    hasInput: fieldHas('address'),
    isDone: (element) => element.shadowRoot?.textContent.includes('Your profile is saved.') ?? false,
  },
  {
    tag: 'dragoman-chat-inbox',
    attributes: ({ conversationId }) => ({ 'conversation-id': conversationId }),
    fill: (element, message) => write(element, { message }),
    send: (element) => (part(element, 'resend') ?? part(element, 'send'))?.click(),
    // The thread shows it as unsent.
    hasInput: (element, text) => part(element, 'thread')?.textContent.includes(text) ?? false,
    isDone: (element) =>
      !element.shadowRoot?.querySelector('[data-state=failed], [data-state=sending]') &&
      control(element, 'message')?.value === '',
    count: async ({ other, conversationId }, message) =>
      (await rows(other.client, `/chat/selectedChat/${conversationId}`)).filter(
        ({ text }) => text === message,
      ).length,
  },
  {
    tag: 'dragoman-account',
    isAlone: true,
    // The same password again, because other tests sign in with it.
    fill: (element) => write(element, { currentPassword: password, password, confirmPassword: password }),
    send: press('submit'),
    hasInput: (element) => fieldHas('confirmPassword')(element, password),
    isDone: (element) => control(element, 'confirmPassword')?.value === '',
  },
  {
    tag: 'dragoman-request-board',
    prepare: (text, { other }) => other.publishRequest(text),
    async fill(element, message) {
      const propose = () => element.shadowRoot?.querySelector<HTMLElement>(`[aria-label*="${message}"]`);
      await vi.waitFor(() => expect(propose(), message).toBeTruthy());
      propose()?.click();
      await write(element, { message, ...when });
    },
    send: press('submit'),
    hasInput: fieldHas('message'),
    isDone: shows('proposal'),
  },
  {
    tag: 'dragoman-dashboard',
    attributes: () => ({ tab: 'accepted' }),
    fill: waitForPart('row'),
    send: (element) =>
      element.shadowRoot?.querySelector<HTMLElement>('[part~=action][data-status=in_progress]')?.click(),
    hasInput: shows('row'),
    isDone: (element) =>
      shows('row')(element) && !element.shadowRoot?.querySelector('[data-status=in_progress]'),
  },
];
