/** Steps that make a widget show the parts that no demo state shows. */
import { inject, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { offers } from '#core/api/offers.ts';
import { requests } from '#core/api/requests.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/kit/data/use-action.ts';
import { createFaultyNetwork } from '#tests/faulty-network/faulty-network.ts';
import { write } from '#tests/faulty-network/submissions.ts';
import type { TwoPeople } from '#tests/faulty-network/two-people.ts';
import { control, part } from '#tests/setup/test-element.ts';

/** A part to click once it exists, or another action. */
type Step = string | ((element: HTMLElement) => unknown);

export interface PartRecipe {
  tag: `dragoman-${string}`;
  attributes?: Record<string, string>;
  steps?: readonly Step[];
}

/** A recipe that needs a backend, with the parts that it leads to. */
export interface BackendPartRecipe extends PartRecipe {
  reveals: readonly string[];
}

export async function perform(element: HTMLElement, step: Step): Promise<void> {
  if (typeof step === 'string') await vi.waitFor(() => part(element, step).click());
  else await step(element);
}

const type = (values: Record<string, string>) => (element: HTMLElement) => write(element, values);

const chooseFile = (name: string) => async (element: HTMLElement) => {
  const input = await vi.waitFor(() => control(element, name));
  await userEvent.upload(input, new File(['Dear'], 'letter.txt', { type: 'text/plain' }));
};

/** Waits until the form contains the sample data. */
const waitForSample = (element: HTMLElement) =>
  vi.waitFor(() => {
    if (control(element, 'title').value === '') throw new Error('The form is still empty.');
  });

const addTranslator = (element: HTMLElement) =>
  Object.assign(element, { translator: async (text: string) => text.toUpperCase() });

const when = { date: '2999-03-04', time: '14:30' };
const withoutRedirect = { 'success-url': '#done', 'redirect-delay': '600000' };

const newUser = {
  firstname: 'Ada',
  lastname: 'Test',
  email: 'ada@example.test',
  password: 'analytical engine',
  confirmPassword: 'analytical engine',
};

/** Recipes for demo data. */
export const sampleRecipes: readonly PartRecipe[] = [
  { tag: 'dragoman-account', steps: ['submit', 'delete'] },
  { tag: 'dragoman-chat-inbox', attributes: { 'conversation-id': 'nowhere' } },
  { tag: 'dragoman-chat-inbox', steps: [addTranslator, 'translate', type({ message: 'x'.repeat(5001) })] },
  { tag: 'dragoman-checkout', steps: ['submit', chooseFile('documents')] },
  {
    tag: 'dragoman-checkout',
    attributes: withoutRedirect,
    steps: [type({ details: 'Two certificates.', ...when }), 'submit'],
  },
  {
    tag: 'dragoman-dashboard',
    attributes: { tab: 'accepted' },
    steps: ['add-documents', chooseFile('documents')],
  },
  { tag: 'dragoman-dashboard', attributes: { tab: 'accepted', demo: 'empty' } },
  { tag: 'dragoman-dashboard', attributes: { tab: 'finished' }, steps: ['rate', 'confirm'] },
  { tag: 'dragoman-dashboard', steps: ['withdraw'] },
  { tag: 'dragoman-offer-grid', attributes: { filters: '', heading: 'Ready', 'page-size': '1' } },
  { tag: 'dragoman-offer-grid', attributes: { filters: '' }, steps: [type({ query: 'letters' })] },
  { tag: 'dragoman-profile', attributes: { 'show-menu': '' }, steps: [type({ address: '' }), 'submit'] },
  { tag: 'dragoman-profile', steps: [type({ address: 'Elsewhere 1' }), 'start-over'] },
  { tag: 'dragoman-request-board', attributes: { heading: 'Asked for' }, steps: ['propose', 'submit'] },
  { tag: 'dragoman-request-board', attributes: { from: 'es' } },
  { tag: 'dragoman-sign-in', steps: ['submit'] },
  { tag: 'dragoman-sign-in', attributes: { mode: 'sign-up' }, steps: [type(newUser), 'submit'] },
  ...(['dragoman-offer-form', 'dragoman-request-form'] as const).flatMap((tag): PartRecipe[] => [
    { tag, steps: [waitForSample, type({ title: '' }), 'next', 'start-over'] },
    { tag, attributes: withoutRedirect, steps: [waitForSample, 'next', 'next', 'submit'] },
  ]),
];

const signInRequired = [
  'dragoman-account',
  'dragoman-chat-inbox',
  'dragoman-dashboard',
  'dragoman-offer-form',
  'dragoman-partner-report',
  'dragoman-profile',
  'dragoman-request-board',
  'dragoman-request-form',
] as const;

/** For a signed-out visitor in a browser that blocks pop-ups. */
export const signedOutRecipes: readonly BackendPartRecipe[] = [
  ...signInRequired.map((tag) => ({ tag, reveals: ['sign-in'] })),
  { tag: 'dragoman-checkout', attributes: { 'offer-id': '1' }, reveals: ['sign-in', 'notice'] },
  { tag: 'dragoman-sign-in', steps: ['submit'], reveals: ['blocked'] },
];

/** While the backend does not answer whether the visitor is signed in. */
export const unreachableRecipes: readonly BackendPartRecipe[] = (
  ['dragoman-offer-form', 'dragoman-request-form', 'dragoman-sign-in', 'dragoman-user-menu'] as const
).map((tag) => ({ tag, reveals: ['error', 'retry'] }));

export const signInUnavailable: BackendPartRecipe = { tag: 'dragoman-sign-in', reveals: ['marketplace'] };

/** For the person on the page, with data of both people. */
export async function recipesOf({
  person,
  other,
  conversationId,
}: TwoPeople): Promise<readonly BackendPartRecipe[]> {
  await finishTask(person.client, other.client);
  await acceptProposal(person, other);
  const repeat = <Made>(count: number, make: () => Promise<Made>) =>
    Promise.all(Array.from({ length: count }, make));
  await repeat(49, () => offers(person.client).publish(offer, newKey()));
  const write = () => conversations(other.client).send(conversationId, 'A line\n\nof a long story', newKey());
  await repeat(60, write);
  const files = [new File(['Dear'], 'letter.txt')];
  await conversations(other.client).send(conversationId, 'Here it is.', newKey(), { files });

  const network = createFaultyNetwork();
  const inbox = { tag: 'dragoman-chat-inbox', attributes: { 'conversation-id': conversationId } } as const;
  const offlineInbox = { ...inbox, attributes: { ...inbox.attributes, 'api-url': network.apiUrl } };
  return [
    { tag: 'dragoman-checkout', attributes: { 'offer-id': person.offerId }, reveals: ['refused'] },
    { tag: 'dragoman-sign-in', reveals: ['viewer', 'continue', 'sign-out'] },
    { tag: 'dragoman-dashboard', reveals: ['more', 'open-task', 'request-conversation'] },
    { tag: 'dragoman-dashboard', attributes: { tab: 'finished' }, reveals: ['reply', 'document-size'] },
    { tag: 'dragoman-request-board', attributes: { 'page-size': '1' }, reveals: ['more'] },
    {
      tag: 'dragoman-offer-detail',
      attributes: { 'offer-id': inject('inactiveOfferId') },
      reveals: ['inactive'],
    },
    {
      tag: 'dragoman-offer-detail',
      attributes: { 'offer-id': await oftenReviewed(person.client) },
      reveals: ['more'],
    },
    { ...inbox, steps: [chooseFile('documents')], reveals: ['earlier', 'document', 'file'] },
    { ...inbox, steps: [scrollToTop, until('news', write)], reveals: ['news'] },
    {
      ...inbox,
      steps: [scrollToTop, until('typing', () => conversations(other.client).reportTyping(conversationId))],
      reveals: ['typing'],
    },
    {
      ...offlineInbox,
      steps: [type({ message: 'Into the tunnel.' }), () => network.break('refused'), 'send'],
      reveals: ['resend', 'discard'],
    },
  ];
}

const offer = {
  title: 'Letters',
  description: 'Two pages.',
  type: 'call',
  price: 9,
  languages: ['de'],
} as const;

/** Repeats an action until the part appears, because the page may not listen yet. */
const until = (name: string, act: () => Promise<unknown>) => (element: HTMLElement) =>
  vi.waitFor(
    async () => {
      await act();
      part(element, name);
    },
    { timeout: 20_000, interval: 500 },
  );

const scrollToTop = (inbox: HTMLElement) =>
  vi.waitFor(() => {
    const thread = part(inbox, 'thread');
    if (thread.scrollTop === 0) throw new Error('Not at the end yet.');
    thread.scrollTop = 0;
  });

/** Finishes their task, with a document and a review. */
async function finishTask(owner: Client, customer: Client): Promise<void> {
  const task = (await tasks(owner).list())[0]?.id ?? '';
  await tasks(customer).addDocument(task, new File(['Dear'], 'letter.txt'), newKey(), () => undefined);
  await tasks(owner).move(task, 'in_progress');
  await tasks(owner).move(task, 'delivered');
  await tasks(customer).move(task, 'finished');
  await tasks(customer).review(task, { rating: 5, text: 'Thank you.' }, newKey());
}

/** The person accepts a proposal of the other, and more requests stay open. */
async function acceptProposal(
  { publishRequest, client }: TwoPeople['person'],
  other: TwoPeople['other'],
): Promise<void> {
  await publishRequest('A letter to a lighthouse');
  const everything = { category: '', type: '', from: '', to: '' } as const;
  const [ownRequest] = (await requests(client).list(everything, { limit: 1 }, 'mine')).requests;
  const id = ownRequest?.id ?? '';
  const proposal = { price: 30, message: 'Gladly.', ...when, timeZone: 'UTC' };
  const { id: proposed } = await requests(other.client).propose(id, proposal, newKey());
  await requests(client).accept(id, proposed, newKey());
  for (const title of ['A letter from afar', 'Another']) await other.publishRequest(title);
}

async function oftenReviewed(client: Client): Promise<string> {
  const { offers: found } = await offers(client).list({ sort: 'rating' }, { limit: 100 });
  return String(found.find(({ offer }) => offer.ratingCount > 5)?.id);
}
