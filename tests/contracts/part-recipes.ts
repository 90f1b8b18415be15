/** What leads to the parts that no state of a widget shows by itself. */
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { offers } from '#core/api/offers.ts';
import { ownAccount } from '#core/api/own-account.ts';
import { requests } from '#core/api/requests.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/kit/data/use-action.ts';
import { newFaultyNetwork } from '#tests/faulty-network/faulty-network.ts';
import { write } from '#tests/faulty-network/submissions.ts';
import { password, type TwoPeople, twoPeople } from '#tests/faulty-network/two-people.ts';
import { control, part } from '#tests/setup/test-element.ts';

/** A part that is pressed as soon as it is there, or something else that somebody does. */
type Step = string | ((element: HTMLElement) => unknown);

export interface PartRecipe {
  tag: `dragoman-${string}`;
  attributes?: Record<string, string>;
  steps?: readonly Step[];
}

/** A way with a backend, and the parts that no sample data show. */
export interface BackendPartRecipe extends PartRecipe {
  to: readonly string[];
}

export async function take(element: HTMLElement, step: Step): Promise<void> {
  if (typeof step === 'string') await vi.waitFor(() => part(element, step).click());
  else await step(element);
}

const typed = (values: Record<string, string>) => (element: HTMLElement) => write(element, values);

const chosen = (name: string) => async (element: HTMLElement) => {
  const input = await vi.waitFor(() => control(element, name));
  await userEvent.upload(input, new File(['Dear'], 'letter.txt', { type: 'text/plain' }));
};

/** The sample is in the form. */
const filled = (element: HTMLElement) =>
  vi.waitFor(() => {
    if (control(element, 'title').value === '') throw new Error('The form is still empty.');
  });

const translated = (element: HTMLElement) =>
  Object.assign(element, { translator: async (text: string) => text.toUpperCase() });

const when = { date: '2999-03-04', time: '14:30' };
const stays = { 'success-url': '#done', 'redirect-delay': '600000' };

const newUser = {
  firstname: 'Ada',
  lastname: 'Test',
  email: 'ada@example.test',
  password: 'analytical engine',
  confirmPassword: 'analytical engine',
};

/** Ways through sample data. */
export const sampleRecipes: readonly PartRecipe[] = [
  { tag: 'dragoman-account', steps: ['submit', 'delete'] },
  { tag: 'dragoman-chat-inbox', attributes: { 'conversation-id': 'nowhere' } },
  { tag: 'dragoman-chat-inbox', steps: [translated, 'translate', typed({ message: 'x'.repeat(5001) })] },
  { tag: 'dragoman-checkout', steps: ['submit', chosen('documents')] },
  {
    tag: 'dragoman-checkout',
    attributes: stays,
    steps: [typed({ details: 'Two certificates.', ...when }), 'submit'],
  },
  {
    tag: 'dragoman-dashboard',
    attributes: { tab: 'accepted' },
    steps: ['add-documents', chosen('documents')],
  },
  { tag: 'dragoman-dashboard', attributes: { tab: 'accepted', demo: 'empty' } },
  { tag: 'dragoman-dashboard', attributes: { tab: 'finished' }, steps: ['rate', 'confirm'] },
  { tag: 'dragoman-dashboard', steps: ['withdraw'] },
  { tag: 'dragoman-offer-grid', attributes: { filters: '', heading: 'Ready', 'page-size': '1' } },
  { tag: 'dragoman-offer-grid', attributes: { filters: '' }, steps: [typed({ query: 'letters' })] },
  { tag: 'dragoman-profile', attributes: { 'show-menu': '' }, steps: [typed({ address: '' }), 'submit'] },
  { tag: 'dragoman-profile', steps: [typed({ address: 'Elsewhere 1' }), 'start-over'] },
  { tag: 'dragoman-request-board', attributes: { heading: 'Asked for' }, steps: ['propose', 'submit'] },
  { tag: 'dragoman-request-board', attributes: { from: 'es' } },
  { tag: 'dragoman-sign-in', steps: ['submit'] },
  { tag: 'dragoman-sign-in', attributes: { mode: 'sign-up' }, steps: [typed(newUser), 'submit'] },
  ...(['dragoman-offer-form', 'dragoman-request-form'] as const).flatMap((tag): PartRecipe[] => [
    { tag, steps: [filled, typed({ title: '' }), 'next', 'start-over'] },
    { tag, attributes: stays, steps: [filled, 'next', 'next', 'submit'] },
  ]),
];

const forNobodyYet = [
  'dragoman-account',
  'dragoman-chat-inbox',
  'dragoman-dashboard',
  'dragoman-offer-form',
  'dragoman-partner-report',
  'dragoman-profile',
  'dragoman-request-board',
  'dragoman-request-form',
] as const;

/** Where the browser opens no window. */
export const signedOutRecipes: readonly BackendPartRecipe[] = [
  ...forNobodyYet.map((tag) => ({ tag, to: ['sign-in'] })),
  { tag: 'dragoman-checkout', attributes: { 'offer-id': '1' }, to: ['sign-in', 'notice'] },
  { tag: 'dragoman-sign-in', steps: ['submit'], to: ['blocked'] },
];

export const nowhereToSignIn: BackendPartRecipe = { tag: 'dragoman-sign-in', to: ['marketplace'] };

/** For the first of two people who have to do with each other. */
export async function recipesOf({ person, other, talk }: TwoPeople): Promise<readonly BackendPartRecipe[]> {
  await reviewed(person.client, other.client);
  await accepted(person, other);
  const gone = (await twoPeople()).person;
  await ownAccount(gone.client).remove(password);
  const many = <Made>(count: number, make: () => Promise<Made>) =>
    Promise.all(Array.from({ length: count }, make));
  await many(49, () => offers(person.client).publish(letter, newKey()));
  const write = () => conversations(other.client).send(talk, 'A line\n\nof a long story', newKey());
  await many(60, write);
  const files = [new File(['Dear'], 'letter.txt')];
  await conversations(other.client).send(talk, 'Here it is.', newKey(), { files });

  const line = newFaultyNetwork();
  const inbox = { tag: 'dragoman-chat-inbox', attributes: { 'conversation-id': talk } } as const;
  const tunnel = { ...inbox, attributes: { ...inbox.attributes, 'api-url': line.apiUrl } };
  return [
    { tag: 'dragoman-checkout', attributes: { 'offer-id': person.offerId }, to: ['refused'] },
    { tag: 'dragoman-sign-in', to: ['viewer', 'continue', 'sign-out'] },
    { tag: 'dragoman-dashboard', to: ['more', 'open-task', 'request-conversation'] },
    { tag: 'dragoman-dashboard', attributes: { tab: 'finished' }, to: ['reply', 'document-size'] },
    { tag: 'dragoman-request-board', attributes: { 'page-size': '1' }, to: ['more'] },
    { tag: 'dragoman-offer-detail', attributes: { 'offer-id': gone.offerId }, to: ['inactive'] },
    {
      tag: 'dragoman-offer-detail',
      attributes: { 'offer-id': await oftenReviewed(person.client) },
      to: ['more'],
    },
    { ...inbox, steps: [chosen('documents')], to: ['earlier', 'document', 'file'] },
    { ...inbox, steps: [readBack, until('news', write)], to: ['news'] },
    {
      ...inbox,
      steps: [readBack, until('typing', () => conversations(other.client).reportTyping(talk))],
      to: ['typing'],
    },
    {
      ...tunnel,
      steps: [typed({ message: 'Into the tunnel.' }), () => line.break('refused'), 'send'],
      to: ['resend', 'discard'],
    },
  ];
}

const letter = {
  title: 'Letters',
  description: 'Two pages.',
  type: 'call',
  price: 9,
  languages: ['de'],
} as const;

/** What is told before the page listens is told again. */
const until = (name: string, tell: () => Promise<unknown>) => (element: HTMLElement) =>
  vi.waitFor(
    async () => {
      await tell();
      part(element, name);
    },
    { timeout: 20_000, interval: 500 },
  );

const readBack = (inbox: HTMLElement) =>
  vi.waitFor(() => {
    const thread = part(inbox, 'thread');
    if (thread.scrollTop === 0) throw new Error('Not at the end yet.');
    thread.scrollTop = 0;
  });

/** The task of theirs ends well, with a document and a review. */
async function reviewed(owner: Client, customer: Client): Promise<void> {
  const task = (await tasks(owner).list())[0]?.id ?? '';
  await tasks(customer).addDocument(task, new File(['Dear'], 'letter.txt'), newKey(), () => undefined);
  await tasks(owner).move(task, 'in_progress');
  await tasks(owner).move(task, 'delivered');
  await tasks(customer).move(task, 'finished');
  await tasks(customer).review(task, { rating: 5, text: 'Thank you.' }, newKey());
}

/** What the one asks for is given to the other, and more stays open. */
async function accepted({ asks, client }: TwoPeople['person'], other: TwoPeople['other']): Promise<void> {
  await asks('A letter to a lighthouse');
  const everything = { category: '', type: '', from: '', to: '' } as const;
  const [asked] = (await requests(client).list(everything, { limit: 1 }, 'mine')).requests;
  const id = asked?.id ?? '';
  const proposal = { price: 30, message: 'Gladly.', ...when, timeZone: 'UTC' };
  const { id: proposed } = await requests(other.client).propose(id, proposal, newKey());
  await requests(client).accept(id, proposed, newKey());
  for (const title of ['A letter from afar', 'Another']) await other.asks(title);
}

async function oftenReviewed(client: Client): Promise<string> {
  const { offers: found } = await offers(client).list({ sort: 'rating' }, { limit: 100 });
  return String(found.find(({ offer }) => offer.ratingCount > 5)?.id);
}
