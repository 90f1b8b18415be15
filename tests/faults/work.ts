/** What people do in the widgets that take something from them. */
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { writeDraft } from '#core/session/drafts.ts';
import { password, type TwoPeople } from './people.ts';
import { part } from './placed.ts';

export interface Work {
  tag: string;
  attributes?(people: TwoPeople): Record<string, string>;
  /** Before the widget is placed: `text` is to be found in what is sent. */
  prepare?(text: string): void;
  /** Everything up to the last press. */
  fill(element: Element, text: string, wanted: string): Promise<void>;
  send(element: Element): void;
  /** Whether what was written still stands there while it has not been sent. */
  keeps(element: Element, text: string): boolean;
  isDone(element: Element): boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const control = (element: Element, name: string): Control | null =>
  element.shadowRoot?.querySelector<Control>(`[name="${name}"]`) ?? null;

async function write(element: Element, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await vi.waitFor(() => expect(control(element, name), name).not.toBeNull());
    await userEvent.fill(control(element, name) as Control, value);
  }
}

const press = (name: string) => (element: Element) => part(element, name)?.click();
const shows = (name: string) => (element: Element) => part(element, name) !== null;
const keptIn = (name: string) => (element: Element, text: string) => control(element, name)?.value === text;
const isThere = (name: string) => (element: Element) =>
  vi.waitFor(() => expect(part(element, name), name).not.toBeNull());

const when = { date: '2999-03-04', time: '14:30' };

export const works: readonly Work[] = [
  {
    tag: 'dragoman-checkout',
    attributes: ({ other }) => ({
      'offer-id': other.offerId,
      'success-url': '#booked',
      // The way on would lead away from the tests' page.
      'redirect-delay': '600000',
    }),
    fill: (element, details) => write(element, { details, ...when }),
    send: press('submit'),
    keeps: keptIn('details'),
    isDone: shows('booked'),
  },
  {
    tag: 'dragoman-offer-form',
    attributes: () => ({ 'success-url': '#published' }),
    prepare(title) {
      const offer = { title, description: 'B', price: '45', type: 'call', languages: ['pl'], step: '2' };
      writeDraft('offer-form', offer);
    },
    fill: isThere('submit'),
    send: press('submit'),
    keeps: keptIn('title'),
    isDone: shows('done'),
  },
  {
    tag: 'dragoman-request-form',
    attributes: () => ({ type: 'document', 'success-url': '#published' }),
    prepare(title) {
      const languages = { fromLanguage: 'de', toLanguage: 'en' };
      const due = { dueDate: '2999-05-01', dueTime: '09:30' };
      const request = { title, description: 'B', price: '30', type: 'forms', step: '2' };
      writeDraft('request-form.document', { ...request, ...languages, ...due });
    },
    fill: isThere('submit'),
    send: press('submit'),
    keeps: keptIn('title'),
    isDone: shows('done'),
  },
  {
    tag: 'dragoman-profile',
    fill: (element, address) =>
      write(element, { firstname: 'Kim', lastname: 'Test', phonenumber: '555-123-4567', address }),
    send: press('submit'),
    keeps: keptIn('address'),
    isDone: (element) => element.shadowRoot?.textContent.includes('Your profile is saved.') ?? false,
  },
  {
    tag: 'dragoman-chat-inbox',
    attributes: ({ talk }) => ({ 'conversation-id': talk }),
    fill: (element, message) => write(element, { message }),
    send: (element) => (part(element, 'resend') ?? part(element, 'send'))?.click(),
    // It stands in the talk as not sent yet.
    keeps: (element, text) => part(element, 'thread')?.textContent.includes(text) ?? false,
    isDone: (element) =>
      !element.shadowRoot?.querySelector('[data-state=failed], [data-state=sending]') &&
      control(element, 'message')?.value === '',
  },
  {
    tag: 'dragoman-account',
    // The same once more: others who sign in here do not have to know.
    fill: (element) => write(element, { currentPassword: password, password, confirmPassword: password }),
    send: press('submit'),
    keeps: (element) => keptIn('confirmPassword')(element, password),
    isDone: (element) => control(element, 'confirmPassword')?.value === '',
  },
  {
    tag: 'dragoman-request-board',
    async fill(element, message, wanted) {
      const propose = () => element.shadowRoot?.querySelector<HTMLElement>(`[aria-label*="${wanted}"]`);
      await vi.waitFor(() => expect(propose(), wanted).toBeTruthy());
      propose()?.click();
      await write(element, { message, ...when });
    },
    send: press('submit'),
    keeps: keptIn('message'),
    isDone: shows('proposal'),
  },
  {
    tag: 'dragoman-dashboard',
    attributes: () => ({ tab: 'accepted' }),
    fill: isThere('row'),
    send: (element) =>
      element.shadowRoot?.querySelector<HTMLElement>('[part~=action][data-status=in_progress]')?.click(),
    keeps: shows('row'),
    isDone: (element) =>
      shows('row')(element) && !element.shadowRoot?.querySelector('[data-status=in_progress]'),
  },
];
