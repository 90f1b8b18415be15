/** Steps that make a widget show the parts that no demo state shows. */
import { inject, vi } from 'vitest';
import { conversations } from '#core/api/conversations.ts';
import { offers } from '#core/api/offers.ts';
import { tasks } from '#core/api/tasks.ts';
import { zoneHere } from '#core/domain/time-zone.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { createFaultyNetwork } from '#tests/faulty-network/faulty-network.ts';
import { soon, type TwoPeople } from '#tests/faulty-network/two-people.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { payFor } from '#tests/setup/pay-for.ts';
import { control } from '#tests/setup/test-element.ts';
import {
  type BackendPartRecipe,
  choose,
  chooseFile,
  type PartRecipe,
  scrollToTop,
  type,
  until,
  waitForPart,
} from './part-steps.ts';
import { acceptProposal, describedAtLength, finishTask, oftenReviewed, pausedOffer } from './recipe-data.ts';

/** Waits until the form contains the sample data. */
const waitForSample = (element: HTMLElement) =>
  vi.waitFor(() => {
    if (control(element, 'title').value === '') throw new Error('The form is still empty.');
  });

const addTranslator = (element: HTMLElement) =>
  Object.assign(element, { translator: async (text: string) => text.toUpperCase() });

const when = { date: bookingDay, time: '14:30' };
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
  { tag: 'dragoman-account', steps: ['change-address'] },
  { tag: 'dragoman-account', steps: ['rename-passkey'] },
  { tag: 'dragoman-account', steps: ['remove-passkey'] },
  { tag: 'dragoman-account', steps: ['remove-provider'] },
  {
    tag: 'dragoman-account',
    steps: [
      'set-up-two-step',
      type({ code: '123456' }),
      'turn-on-two-step',
      waitForPart('keep-codes'),
      'keep-codes',
      'turn-off-two-step',
    ],
  },
  { tag: 'dragoman-availability', steps: ['submit', waitForPart('outside'), 'renew'] },
  { tag: 'dragoman-availability', steps: ['add', 'submit', waitForPart('field-error'), 'start-over'] },
  { tag: 'dragoman-chat-inbox', attributes: { 'conversation-id': 'nowhere' } },
  { tag: 'dragoman-chat-inbox', steps: [addTranslator, 'translate', type({ message: 'x'.repeat(5001) })] },
  {
    tag: 'dragoman-chat-inbox',
    steps: ['more-actions', waitForPart('block'), 'block', waitForPart('confirm')],
  },
  { tag: 'dragoman-checkout', steps: ['submit', chooseFile('documents')] },
  {
    tag: 'dragoman-checkout',
    attributes: withoutRedirect,
    steps: [chooseFile('documents'), type({ details: 'Two certificates.', ...when }), 'submit'],
  },
  { tag: 'dragoman-dashboard', attributes: { tab: 'accepted' } },
  { tag: 'dragoman-dashboard', attributes: { tab: 'accepted', demo: 'empty' } },
  { tag: 'dragoman-dashboard', steps: ['delete'] },
  { tag: 'dragoman-dashboard', attributes: { tab: 'requests' }, steps: ['withdraw'] },
  { tag: 'dragoman-dashboard', attributes: { tab: 'requests', demo: 'error' } },
  { tag: 'dragoman-dashboard', attributes: { tab: 'requests' }, steps: ['change'] },
  { tag: 'dragoman-disputes', steps: ['submit', type({ reason: 'Two pages are missing.' }), 'submit'] },
  { tag: 'dragoman-launcher', steps: ['button'] },
  { tag: 'dragoman-offer-detail', attributes: { locale: 'de' } },
  { tag: 'dragoman-offer-grid', attributes: { filters: '', heading: 'Ready', 'page-size': '1' } },
  { tag: 'dragoman-offer-grid', attributes: { filters: '' }, steps: [type({ query: 'letters' })] },
  { tag: 'dragoman-offer-grid', attributes: { layout: 'carousel' } },
  { tag: 'dragoman-offer-grid', attributes: { filters: '', demo: 'empty', query: 'letters' } },
  { tag: 'dragoman-payments', attributes: { view: 'earnings' } },
  { tag: 'dragoman-payments', attributes: { view: 'earnings', demo: 'empty' } },
  { tag: 'dragoman-partner-report', attributes: { demo: 'empty' } },
  { tag: 'dragoman-profile', attributes: { 'show-menu': '' }, steps: [type({ address: '' }), 'submit'] },
  { tag: 'dragoman-profile', steps: [type({ address: 'Elsewhere 1' }), 'start-over'] },
  { tag: 'dragoman-request-board', attributes: { heading: 'Asked for' }, steps: ['propose', 'submit'] },
  { tag: 'dragoman-disputes', attributes: { demo: 'empty' } },
  { tag: 'dragoman-request-board', attributes: { from: 'es' } },
  { tag: 'dragoman-request-board', attributes: { 'request-id': 'sample-3' }, steps: ['accept'] },
  { tag: 'dragoman-request-board', attributes: { 'request-id': 'nothing', demo: 'empty' } },
  { tag: 'dragoman-request-form', attributes: { 'request-id': 'sample-3' } },
  { tag: 'dragoman-sign-in', steps: ['submit'] },
  { tag: 'dragoman-sign-in', attributes: { mode: 'sign-up' }, steps: [type(newUser), 'submit'] },
  { tag: 'dragoman-task', attributes: { 'task-id': '2', payment: 'cancelled' }, steps: ['action'] },
  { tag: 'dragoman-task', attributes: { 'task-id': '3' }, steps: ['open-dispute', 'confirm'] },
  { tag: 'dragoman-task', attributes: { 'task-id': '4' }, steps: ['next'] },
  { tag: 'dragoman-task', attributes: { 'task-id': '10' }, steps: ['accept-settlement'] },
  { tag: 'dragoman-task', attributes: { 'task-id': '11' }, steps: ['settle'] },
  ...['5', '8', '9', '15', '16', '17'].map(
    (id): PartRecipe => ({ tag: 'dragoman-task', attributes: { 'task-id': id } }),
  ),
  { tag: 'dragoman-task', steps: ['upload', chooseFile('documents')] },
  { tag: 'dragoman-offer-form', steps: [waitForSample, choose('translation', 'fr')] },
  ...(['dragoman-offer-form', 'dragoman-request-form'] as const).flatMap((tag): PartRecipe[] => [
    { tag, steps: [waitForSample, type({ title: '' }), 'next', 'start-over'] },
    { tag, attributes: withoutRedirect, steps: [waitForSample, 'next', 'next', 'submit'] },
  ]),
];

/** For the person on the page, with data of both people. */
export async function recipesOf({
  person,
  other,
  conversationId,
  taskId,
}: TwoPeople): Promise<readonly BackendPartRecipe[]> {
  await finishTask(person.client, other.client);
  const requests = await acceptProposal(person, other);
  await other.bookOffer(person.offerId);
  const paused = await pausedOffer(person.client);
  const repeat = <Made>(count: number, make: () => Promise<Made>) =>
    Promise.all(Array.from({ length: count }, make));
  // Few bookings may wait at once.
  for (const _time of [1, 2]) {
    const { id: taskId } = await person.bookOffer(other.offerId);
    await payFor(person.client, String(taskId));
  }
  await repeat(49, () => offers(person.client).publish(offer, newKey()));
  const write = () => conversations(other.client).send(conversationId, 'A line\n\nof a long story', newKey());
  await repeat(60, write);
  const files = [new File(['Dear'], 'letter.txt')];
  await conversations(other.client).send(conversationId, 'Here it is.', newKey(), { files });
  await person.bookOffer(other.offerId);

  const calls = await offers(other.client).publish({ ...offer, title: 'Calls' }, newKey());
  const call = { details: 'A call.', date: soon, time: '14:30', timezone: zoneHere() };
  const { id: bookedCall } = await tasks(person.client).book(calls.id, call, newKey());
  await payFor(person.client, String(bookedCall));
  const { id: laterCall } = await tasks(person.client).book(calls.id, { ...call, time: '16:30' }, newKey());
  await payFor(person.client, String(laterCall));
  const { id: changing } = await offers(other.client).publish({ ...offer, title: 'Before' }, newKey());

  const priced = { ...offer, title: 'By the word', unit: 'word', price: 0.12 } as const;
  const byTheWord = String(
    (await offers(other.client).publish({ ...priced, type: 'document' }, newKey())).id,
  );

  const [network, otherNetwork, boardNetwork, countingNetwork, payingNetwork] = [
    createFaultyNetwork(),
    createFaultyNetwork(),
    createFaultyNetwork(),
    createFaultyNetwork(),
    createFaultyNetwork(),
  ];
  const inbox = { tag: 'dragoman-chat-inbox', attributes: { 'conversation-id': conversationId } } as const;
  const offlineInbox = { ...inbox, attributes: { ...inbox.attributes, 'api-url': network.apiUrl } };
  return [
    { tag: 'dragoman-checkout', attributes: { 'offer-id': person.offerId }, reveals: ['refused'] },
    {
      tag: 'dragoman-checkout',
      attributes: { 'offer-id': inject('inactiveOfferId') },
      reveals: ['similar'],
    },
    {
      tag: 'dragoman-checkout',
      attributes: { 'offer-id': String(calls.id) },
      reveals: ['free-times', 'free-day', 'free-time', 'more-days'],
    },
    {
      tag: 'dragoman-checkout',
      attributes: { 'offer-id': String(calls.id) },
      steps: [type({ details: 'A call.', date: soon, time: '14:45' }), 'submit'],
      reveals: ['taken', 'free'],
    },
    {
      tag: 'dragoman-checkout',
      attributes: { 'offer-id': String(changing) },
      steps: [
        type({ details: 'A letter.', date: soon, time: '14:30' }),
        () => offers(other.client).edit(changing, { title: 'After' }),
        'submit',
      ],
      reveals: ['dialog', 'changes', 'change', 'confirm', 'dismiss'],
    },
    {
      tag: 'dragoman-checkout',
      attributes: { 'offer-id': byTheWord },
      steps: [
        chooseFile('documents', 'letter.txt', 'scan.png'),
        waitForPart('uncounted'),
        type({ quantity: '9' }),
      ],
      reveals: ['counted', 'file-note', 'uncounted', 'use-counted'],
    },
    {
      tag: 'dragoman-checkout',
      attributes: { 'offer-id': byTheWord, 'api-url': countingNetwork.apiUrl },
      steps: [waitForPart('quantity'), () => countingNetwork.break('500'), chooseFile('documents')],
      reveals: ['recount'],
    },
    {
      tag: 'dragoman-checkout',
      attributes: { ...withoutRedirect, 'offer-id': other.offerId },
      steps: [type({ details: 'A third letter.', date: soon, time: '14:30' }), 'submit'],
      reveals: ['pay'],
    },
    {
      tag: 'dragoman-checkout',
      attributes: { ...withoutRedirect, 'offer-id': other.offerId },
      steps: [type({ details: 'A fourth letter.', date: soon, time: '14:30' }), 'submit'],
      reveals: ['waiting'],
    },
    { tag: 'dragoman-sign-in', reveals: ['viewer', 'continue', 'sign-out'] },
    { tag: 'dragoman-dashboard', reveals: ['more', 'filters'] },
    {
      tag: 'dragoman-dashboard',
      steps: [waitForPart('filters'), type({ q: 'found nowhere' })],
      reveals: ['no-match', 'clear'],
    },
    {
      tag: 'dragoman-dashboard',
      attributes: { tab: 'requests' },
      reveals: ['open-task', 'request-conversation'],
    },
    { tag: 'dragoman-request-board', attributes: { 'page-size': '1' }, reveals: ['more'] },
    {
      tag: 'dragoman-request-board',
      attributes: { 'request-id': requests.given },
      reveals: ['request-state', 'open-task', 'request-conversation'],
    },
    {
      tag: 'dragoman-request-board',
      attributes: { 'request-id': requests.open, 'api-url': boardNetwork.apiUrl },
      steps: [
        waitForPart('withdraw-request'),
        'withdraw-request',
        () => boardNetwork.break('refused'),
        'confirm',
      ],
      reveals: ['problem'],
    },
    { tag: 'dragoman-payments', attributes: { 'page-size': '1' }, reveals: ['more'] },
    {
      tag: 'dragoman-offer-detail',
      attributes: { 'offer-id': inject('inactiveOfferId') },
      reveals: ['inactive', 'similar'],
    },
    {
      tag: 'dragoman-offer-detail',
      attributes: { 'offer-id': await describedAtLength(person) },
      reveals: ['own', 'edit', 'unfold'],
    },
    {
      tag: 'dragoman-offer-detail',
      attributes: { 'offer-id': paused },
      reveals: ['resume'],
    },
    { tag: 'dragoman-offer-form', attributes: { 'offer-id': paused }, reveals: ['paused'] },
    { tag: 'dragoman-offer-form', attributes: { 'offer-id': person.offerId }, reveals: ['open-bookings'] },
    { tag: 'dragoman-offer-form', attributes: { 'offer-id': 'nowhere' }, reveals: ['missing'] },
    {
      tag: 'dragoman-offer-detail',
      attributes: { 'offer-id': await oftenReviewed(person.client) },
      reveals: ['more'],
    },
    { ...inbox, steps: [chooseFile('documents')], reveals: ['earlier', 'document', 'file', 'system-link'] },
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
    {
      tag: 'dragoman-payments',
      attributes: { 'api-url': payingNetwork.apiUrl },
      steps: [waitForPart('pay'), () => payingNetwork.break('500'), 'pay'],
      reveals: ['problem'],
    },
    {
      tag: 'dragoman-task',
      attributes: { 'task-id': String(bookedCall) },
      steps: ['change', type({ time: '16:30', text: 'Later, please.' }), 'confirm'],
      reveals: ['new-total', 'taken', 'free'],
    },
    {
      tag: 'dragoman-task',
      attributes: { 'task-id': String(laterCall) },
      steps: ['change', type({ time: '18:30', text: 'Later still.' }), 'confirm'],
      reveals: ['withdraw-change'],
    },
    {
      tag: 'dragoman-task',
      attributes: { 'task-id': String(taskId), 'api-url': otherNetwork.apiUrl },
      steps: [waitForPart('document'), () => otherNetwork.break('refused'), 'document'],
      reveals: ['problem'],
    },
    // The last one: from then on the two cannot write to each other.
    { ...inbox, steps: ['more-actions', 'block', 'confirm'], reveals: ['blocked', 'unblock'] },
  ];
}

const offer = {
  title: 'Letters',
  description: 'Two pages.',
  type: 'call',
  price: 9,
  languages: ['de', 'en'],
} as const;
