import { beforeAll, describe, expect, it } from 'vitest';
import { mailChoices, ownAccount, ownAddress, profile } from '#core/api/account.ts';
import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { disputes } from '#core/api/disputes.ts';
import { events } from '#core/api/events.ts';
import { notifications } from '#core/api/notifications.ts';
import { languages, offers } from '#core/api/offers.ts';
import { readPartnerReport } from '#core/api/partner-report.ts';
import { moneyTerms, payments } from '#core/api/payments.ts';
import { requests } from '#core/api/requests.ts';
import { secondFactor } from '#core/api/second-factor.ts';
import { account, partnerSession } from '#core/api/session.ts';
import { taskChanges, taskList, tasks } from '#core/api/tasks.ts';
import type { NewRequest } from '#core/domain/request.ts';
import { type Contract, openapiStub } from '#tests/backend/support/openapi-stub.ts';
import { type Act, type Examples, passkeyExamples } from '#tests/backend/support/passkey-examples.ts';
import { testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const id = '01900000-0000-7000-8000-000000000000';
const file = new File(['x'], 'letter.txt');
const noop = () => undefined;
const timezone = 'Europe/Berlin';
const at = { date: bookingDay, time: '12:00' };
const when = { ...at, timeZone: timezone };
const names = { firstName: 'Ada', lastName: 'Lovelace' };
const content = { title: 'Letter', description: 'Two pages', price: 40 };
const partner = { partner: 'demo', campaign: 'spring', page: 'https://agency.example/' };

const request: NewRequest = {
  ...{ ...content, category: 'document', type: 'forms', fromLanguage: 'de', toLanguage: 'en' },
  ...{ dueDate: '2999-01-31', dueTime: '12:00', timeZone: 'Europe/Berlin' },
};

const examples = {
  account: {
    signIn: (client) => account(client).signIn('a@b.test', 'secret'),
    signInByCode: (client) => account(client).signInByCode('ticket', '123456'),
    signUp: (client) =>
      account(client).signUp({ ...names, email: 'a@b.test', password: 'long enough', language: 'fr' }),
    signOut: (client) => account(client).signOut(),
    reportTimeZone: (client) => account(client).reportTimeZone('Europe/Berlin'),
    reportLocale: (client) => account(client).reportLocale('de'),
    resendVerification: (client) => account(client).resendVerification(),
    profile: (client) => account(client).profile(),
    identify: (client) => account(client).identify(),
  } satisfies Examples<typeof account>,
  ownAccount: {
    changePassword: (client) => ownAccount(client).changePassword('secret', 'long enough'),
    confirmPassword: (client) => ownAccount(client).confirmPassword('secret'),
    sessions: (client) => ownAccount(client).sessions(),
    endSession: (client) => ownAccount(client).endSession('0'),
    endOtherSessions: (client) => ownAccount(client).endOtherSessions(),
    copy: (client) => ownAccount(client).copy(),
    remove: (client) => ownAccount(client).remove('secret'),
  } satisfies Examples<typeof ownAccount>,
  ...passkeyExamples,
  secondFactor: {
    read: (client) => secondFactor(client).read(),
    begin: (client) => secondFactor(client).begin(),
    turnOn: (client) => secondFactor(client).turnOn('123456'),
    turnOff: (client) => secondFactor(client).turnOff(),
  } satisfies Examples<typeof secondFactor>,
  ownAddress: {
    read: (client) => ownAddress(client).read(),
    change: (client) => ownAddress(client).change('a@b.test', 'secret'),
    cancelChange: (client) => ownAddress(client).cancelChange(),
  } satisfies Examples<typeof ownAddress>,
  mailChoices: {
    read: (client) => mailChoices(client).read(),
    choose: (client) => mailChoices(client).choose({ money: false }),
  } satisfies Examples<typeof mailChoices>,
  profile: {
    save: (client) =>
      profile(client).save({
        ...{ ...names, phone: '555-123-4567', address: 'Ockham', languages: ['en'] },
        ...{ about: 'Mathematician', languageLevels: { en: 'native' } },
      }),
    uploadImage: (client) => profile(client).uploadImage(file, noop),
  } satisfies Examples<typeof profile>,
  languages: {
    offered: (client) => languages(client).offered({ category: 'document' }),
  } satisfies Examples<typeof languages>,
  offers: {
    list: (client) =>
      offers(client).list({ languages: ['en'], text: 'visa', minPrice: 1, maxPrice: 90 }, { limit: 24 }),
    find: (client) => offers(client).find(7),
    pick: (client) => offers(client).pick(['7']),
    own: (client) => offers(client).own(),
    publish: (client) => offers(client).publish({ ...content, type: 'call', languages: ['ar', 'de'] }, 'key'),
    edit: (client) =>
      offers(client).edit(7, {
        ...{ ...content, type: 'call', languages: ['ar', 'de'], textLanguage: 'en', booking: 'on-request' },
        translations: { de: { title: 'Anrufe', description: 'Beim Arzt' } },
      }),
    pause: (client) => offers(client).pause(7),
    resume: (client) => offers(client).resume(7),
    remove: (client) => offers(client).remove(7),
  } satisfies Examples<typeof offers>,
  tasks: {
    list: (client) => tasks(client).list(),
    book: (client) => tasks(client).book(7, { details: 'One page', ...at, timezone, ...partner }, 'key'),
    find: (client) => tasks(client).find('7'),
    checkPayment: (client) => tasks(client).checkPayment('7'),
    move: (client) => tasks(client).move('7', 'in_progress', 'As agreed'),
    openDispute: (client) => tasks(client).openDispute('7', 'Half is missing', 'key'),
    withdrawDispute: (client) => tasks(client).withdrawDispute('7'),
    proposeSettlement: (client) =>
      tasks(client).proposeSettlement('7', { ownerPercent: 50, text: 'Half' }, 'key'),
    answerSettlement: (client) =>
      tasks(client).answerSettlement('7', 'accept', { id: 'a', owner_percent: 50 }, 'key'),
    review: (client) => tasks(client).review('7', { rating: 5, text: 'Good' }, 'key'),
    reply: (client) => tasks(client).reply('7', 'Thanks', 'key'),
    addDocument: (client) => tasks(client).addDocument('7', file, 'key', { kind: 'deliverable' }),
    setPlace: (client) => tasks(client).setPlace('7', '+49 341 12345'),
    document: (client) => tasks(client).document(id),
  } satisfies Examples<typeof tasks>,
  taskChanges: {
    propose: (client) =>
      taskChanges(client).propose(
        '7',
        { text: 'More pages', quantity: 2, price: 20, ...at, timezone },
        'key',
      ),
    answer: (client) => taskChanges(client).answer('7', id, 'decline', 'key'),
    withdraw: (client) => taskChanges(client).withdraw('7', id),
  } satisfies Examples<typeof taskChanges>,
  taskList: {
    first: (client) =>
      taskList(client).first(24, { over: false, status: '', role: 'owner', q: 'visa', sort: 'date' }),
  } satisfies Examples<typeof taskList>,
  moneyTerms: { terms: moneyTerms },
  payments: {
    start: (client) => payments(client).start(7, 'key'),
    list: (client) => payments(client).list({ limit: 24, cursor: 'x' }),
    earnings: (client) => payments(client).earnings({ limit: 24, cursor: 'x' }),
    summary: (client) => payments(client).summary(),
    earningsCsv: (client) => payments(client).earningsCsv(),
    payoutAccount: (client) => payments(client).payoutAccount(),
    openPayoutAccount: (client) => payments(client).openPayoutAccount(),
  } satisfies Examples<typeof payments>,
  disputes: {
    list: (client) => disputes(client).list(),
    decide: (client) =>
      disputes(client).decide(
        { id: 'a', taskId: 7 },
        { ownerPercent: 40, text: 'Two pages are missing' },
        'key',
      ),
  } satisfies Examples<typeof disputes>,
  requests: {
    list: (client) =>
      requests(client).list(
        { category: 'call', type: 'inbound', from: 'de', to: 'en' },
        { limit: 24, cursor: 'x' },
        'mine',
      ),
    find: (client) => requests(client).find(id),
    edit: (client) => requests(client).edit(id, request),
    close: (client) => requests(client).close(id),
    proposals: (client) => requests(client).proposals(id),
    change: (client) => requests(client).change(id, id, { price: 30, message: 'Gladly', ...when }),
    decline: (client) => requests(client).decline(id, id),
    propose: (client) =>
      requests(client).propose({ id, changedAt: null }, { price: 30, message: 'Gladly', ...when }, 'key'),
    withdraw: (client) => requests(client).withdraw(id, id),
    accept: (client) => requests(client).accept(id, id, 'key', { price: 20 }),
    publish: (client) => requests(client).publish(request, 'key'),
  } satisfies Examples<typeof requests>,
  conversations: {
    list: (client) => conversations(client).list('u1'),
    start: (client) => conversations(client).start(id),
    messages: (client) => conversations(client).messages(id, { limit: 50, before: id }),
    send: (client) => conversations(client).send(id, 'Hello', 'key'),
    reportTyping: (client) => conversations(client).reportTyping(id),
    markRead: (client) => conversations(client).markRead(id),
  } satisfies Examples<typeof conversations>,
  notifications: {
    list: (client) => notifications(client).list(20),
    markRead: (client) => notifications(client).markRead([id]),
  } satisfies Examples<typeof notifications>,
  events: {
    follow: (client) =>
      events(client).follow({
        after: '7',
        signal: AbortSignal.timeout(1000),
        onHeartbeat: noop,
        onEvent: noop,
      }),
  } satisfies Examples<typeof events>,
  partnerSession: {
    site: (client) => partnerSession(client).site('https://agency.example'),
    issueCode: (client) => partnerSession(client).issueCode('https://agency.example', 'c'.repeat(43), false),
    exchangeCode: (client) =>
      partnerSession(client).exchangeCode({ code: 'c'.repeat(43), verifier: 'v'.repeat(43) }),
    refresh: (client) => partnerSession(client).refresh('token'),
    revoke: (client) => partnerSession(client).revoke('token'),
  } satisfies Examples<typeof partnerSession>,
  partnerReport: {
    read: (client: Client) =>
      readPartnerReport(client, { partner: 'demo', from: '2026-01-01', to: '2026-01-02' }),
  },
};

const calls = Object.entries(examples).flatMap(([resource, acts]) =>
  Object.entries<Act>(acts).map(([name, act]) => [`${resource}.${name}`, act] as const),
);

let contract: Contract;
beforeAll(async () => {
  const server = await testApp();
  contract = (await server.call<Contract>('GET', '/openapi.json')).body;
  await server.close();
});

/** Fields read only as a fallback. */
const fallbackFields: Record<string, string[]> = { 'profile.uploadImage': ['message'] };

/** One task has them; a row of the list and a new booking do not. The client reads all three in the same way. */
const onlyInFull: Record<string, RegExp> = {
  'tasks.list': /: \[\]\.(dispute|settlement|change|history) is read/,
  'taskList.first': /: \[\]\.(dispute|settlement|change|history) is read/,
  'tasks.book':
    /: payment\.(fee|net|refunded|release_at|receipt_url|bank_dispute|refund_delayed|due|payments) is read/,
};

describe.each(calls)('%s', (name, act) => {
  it('sends and reads only what the OpenAPI document describes', async () => {
    const { client, drift } = openapiStub(contract);
    await act(client);
    expect([...drift].filter((one) => !onlyInFull[name]?.test(one))).toEqual([]);
  });

  it('uses every field it reads', async () => {
    const asPublished = openapiStub(contract);
    const outcome = await outcomeOf(act, asPublished.client);
    const ignored: string[] = [];
    for (const place of asPublished.read) {
      const { client } = openapiStub(contract, place);
      if ((await outcomeOf(act, client)) === outcome) ignored.push(place);
    }
    expect(ignored).toEqual(fallbackFields[name] ?? []);
  });
});

/** What the client returns or throws, as a comparable string. */
const outcomeOf = async (act: Act, client: Client): Promise<string> =>
  JSON.stringify(await act(client).catch((error: unknown) => ({ failed: String(error) }))) ?? '';
