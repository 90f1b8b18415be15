/** Every mail about a task: who gets it, in which language, with which sum, quote, clock and attachment. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endUnpaid } from '#backend/features/tasks/deadlines.use-cases.ts';
import { opened, startWithMail } from '#tests/backend/support/mail-outbox.ts';
import { type AcceptedMail, htmlOf, subjectOf, textOf } from '#tests/backend/support/mail-server.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, password, type TestApp } from '#tests/backend/support/test-app.ts';
import { dayAhead } from '#tests/setup/booking-day.ts';

let server: TestApp;
let accepted: AcceptedMail[];
/** Reads German, and books from New York. */
let customer: Person;
/** Reads English; the hours are in Berlin. */
let owner: Person;
let operator: Person;
beforeAll(async () => {
  const started = await startWithMail({}, '', { VERIFY: 'off', PLATFORM_FEE: '10' });
  server = started.server;
  accepted = started.mailServer.accepted;
  await server.startJobs();
  owner = await server.person({ firstname: 'Mira', lastname: 'Okafor' });
  customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
  operator = await server.person();
  await server.db.updateTable('users').set({ is_operator: true }).where('id', '=', operator.id).execute();
  await server.call('PATCH', '/user/Profile', { as: customer, json: { locale: 'de' } });
  const { body: hours } = await server.call('GET', '/user/availability', { as: owner });
  await server.call('PUT', '/user/availability', {
    as: owner,
    json: { ...hours, timezone: 'Europe/Berlin' },
  });
});
afterAll(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

/** Bookings of the next test take no time of earlier ones. */
afterEach(() => server.db.updateTable('tasks').set({ status: 'cancelled' }).execute());

interface Mailed {
  subject: string;
  /** What stands in its text, in this order. */
  text?: string[];
  /** What does not. */
  not?: string[];
  /** The start in its calendar file, in UTC; no file where it is absent. */
  calendar?: string;
}

/** With spaces for those that keep a number and its unit on one line. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

type Side = 'customer' | 'owner';

/** Acts, and waits until exactly these mails have come. */
async function mailed(act: () => Promise<unknown>, expected: Partial<Record<Side, Mailed>>): Promise<void> {
  accepted.length = 0;
  await act();
  const wanted = Object.entries(expected);
  await expect.poll(() => accepted.map(subjectOf).length, { timeout: 30_000 }).toBe(wanted.length);
  for (const [side, { subject, text = [], not = [], calendar }] of wanted) {
    const { email } = side === 'owner' ? owner : customer;
    const mail = accepted.find(({ to }) => to.includes(email));
    expect(mail && plain(subjectOf(mail))).toContain(subject);
    const read = mail ? plain(textOf(mail)) : '';
    let from = 0;
    for (const part of text) {
      const at = read.indexOf(part, from);
      expect(at, `“${part}” after the first ${from} of:\n${read}`).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
    for (const part of not) expect(read).not.toContain(part);
    // An address of the other side stands in no mail.
    for (const { email: other } of [owner, customer]) expect(read).not.toContain(other);
    const source = mail?.source ?? '';
    expect(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/i.test(source), subject).toBe(
      calendar !== undefined,
    );
    const encoded = /text\/calendar.*?\r\n\r\n(.*?)\r\n--/is.exec(source)?.[1] ?? '';
    if (calendar)
      expect(Buffer.from(encoded, 'base64').toString()).toMatch(
        new RegExp(`METHOD:PUBLISH\\r\\n.*DTSTART:\\d{8}T${calendar}\\r\\n`, 's'),
      );
  }
}

const date = `${Number(dayAhead(0).slice(0, 4)) + (dayAhead(0).slice(5) < '06-20' ? 0 : 1)}-06-15`;
async function book(offer: object = {}, booked: object = {}): Promise<number> {
  const id = await server.offer(owner, {
    title: 'At the doctor',
    textLanguage: 'en',
    translations: { de: { title: 'Beim Arzt', description: 'Am Telefon' } },
    type: 'call',
    ...offer,
  });
  const json = { details: 'Knee.\nBoth of them.', date, time: '10:00', timezone: 'America/New_York' };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${id}`, {
    as: customer,
    json: { ...json, quantity: 2, reference: 'ABC-7', ...booked },
  });
  return body.id;
}
const move = (as: Person, id: number, status: string, message = '') =>
  server.call('PATCH', `/task/accepted/${id}`, { as, json: { status, message } });

const year = date.slice(0, 4);
const bothClocks = (words: string) =>
  `${words} ${year}, 10:00 (America/New York) · ${words} ${year}, 16:00 (Europe/Berlin)`;

/** The two readers, with what their tables say. */
function table() {
  const day = new Date(`${date}T12:00:00Z`);
  const words = (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
      .format(day)
      .replace(` ${year}`, '');
  return {
    german: [
      'Was: Beim Arzt\n',
      `Wann: ${bothClocks(words('de'))}\n`,
      'Mit: Mira Okafor\n',
      'Preis: 2 Std. × 45 € = 90 €\n',
    ],
    english: [
      'What: At the doctor\n',
      `When: ${bothClocks(words('en-GB'))}\n`,
      'With: Jonas Weber\n',
      'Price: 2 h × €45 = €90\n',
    ],
  };
}

it('an instant booking confirms itself to the customer, and is told to the owner', async () => {
  const { german, english } = table();
  await mailed(book, {
    customer: {
      subject: 'Sie haben „Beim Arzt“ bei Mira Okafor gebucht',
      text: [...german, ' · ABC-7\n', 'Zu bezahlen bis: ', 'Jonas Weber schreibt:\n> Knee.\n> Both of them.'],
      calendar: '140000Z',
    },
    owner: {
      subject: 'Jonas Weber booked “At the doctor”',
      text: [...english, ' · ABC-7\n', 'Jonas Weber wrote:\n> Knee.\n> Both of them.'],
      not: ['Pay by'],
      calendar: '140000Z',
    },
  });
  const html = accepted.map(htmlOf).find((part) => part.includes('lang="de"')) ?? '';
  expect(html).toMatch(/<th scope="row"[^>]*>Mit<\/th><td[^>]*><bdi>Mira Okafor<\/bdi>/);
  expect(html).toMatch(/Knee\.\nBoth of them\.<\/p>/);
});

it('a booking on request says that nothing is agreed yet, and is answered with a calendar entry or a reason', async () => {
  const { german, english } = table();
  const ids: number[] = [];
  const ask = async () => void ids.push(await book({ booking: 'on-request' }));
  const requested = {
    customer: {
      subject: 'Sie haben „Beim Arzt“ angefragt. Vereinbart ist erst etwas, wenn Mira Okafor zusagt.',
      text: ['Noch ist nichts gebucht', ...german, 'Antwort bis: '],
    },
    owner: {
      subject: 'Jonas Weber would like to book “At the doctor”',
      text: [...english, 'Answer by: ', '> Knee.', 'Accept / Decline\nhttp://localhost:3000/Task/'],
    },
  };
  await mailed(ask, requested);
  const [first = 0] = ids;
  await mailed(() => move(owner, first, 'accepted', 'With pleasure.'), {
    customer: {
      subject: 'Mira Okafor: „Beim Arzt“ ist gebucht',
      text: [...german, 'Zu bezahlen bis: ', 'Mira Okafor schreibt:\n> With pleasure.'],
      not: ['Antwort bis'],
      calendar: '140000Z',
    },
  });
  await mailed(() => move(customer, first, 'cancelled', 'I am well again.'), {
    owner: {
      subject: 'Jonas Weber: “At the doctor” is cancelled',
      text: [...english, '> I am well again.'],
      not: ['Goes back'],
    },
  });
  await mailed(ask, requested);
  await mailed(() => move(owner, ids[1] ?? 0, 'declined', 'x'.repeat(600)), {
    customer: {
      subject: 'Mira Okafor: „Beim Arzt“ ist abgelehnt',
      text: [...german, `> ${'x'.repeat(499)}…\n`],
    },
  });
});

it('a payment has a receipt, and each step of the work says what was written', async () => {
  const { german, english } = table();
  const ids: number[] = [];
  await mailed(async () => void ids.push(await book({ title: 'At the doctor', type: 'document' })), {
    customer: { subject: 'gebucht', text: ['Termin: '], calendar: '140000Z' },
    owner: { subject: 'booked', text: ['Deadline: '], calendar: '140000Z' },
  });
  const [id = 0] = ids;
  const rest = [german.slice(2), english.slice(2)] as const;
  await mailed(() => payFor(server, customer, id), {
    customer: {
      subject: 'Sie haben 90 € für „Beim Arzt“ bezahlt',
      text: [
        'Das Geld ist hinterlegt. Es geht an Mira Okafor, sobald Sie die Lieferung annehmen, oder von selbst 7 Tage nach der Lieferung.',
        ...rest[0],
        'Bezahlt: 90 €\n',
      ],
      not: ['Zu bezahlen bis'],
    },
    owner: { subject: 'is paid: €81 is held for you', text: [...rest[1], 'You get: €81\n'] },
  });
  await move(owner, id, 'in_progress');
  await mailed(() => move(owner, id, 'delivered', 'Here it is.'), {
    customer: { subject: 'ist geliefert', text: [...rest[0], 'Mira Okafor schreibt:\n> Here it is.'] },
  });
  await mailed(() => move(customer, id, 'changes_requested', 'The name is wrong.'), {
    owner: { subject: 'needs changes', text: [...rest[1], 'Jonas Weber wrote:\n> The name is wrong.'] },
  });
  await move(owner, id, 'in_progress');
  await mailed(() => move(owner, id, 'delivered'), { customer: { subject: 'ist geliefert' } });
  await mailed(() => move(customer, id, 'finished'), {
    owner: { subject: 'is finished', text: [...rest[1], 'You get: €81\n'] },
  });
});

it('who cancels is mailed what goes back, and the other side why as well', async () => {
  const ids: number[] = [];
  const paid = async () => {
    const id = await book();
    await payFor(server, customer, id);
    ids.push(id);
  };
  const { german, english } = table();
  accepted.length = 0;
  await paid();
  await expect.poll(() => accepted.length, { timeout: 30_000 }).toBe(4);
  await mailed(() => move(owner, ids[0] ?? 0, 'cancelled', 'I am ill.'), {
    customer: {
      subject: 'Mira Okafor: „Beim Arzt“ ist abgesagt',
      text: [...german, 'Geht an Sie zurück: 90 €\n', 'Mira Okafor schreibt:\n> I am ill.'],
    },
  });
  accepted.length = 0;
  await paid();
  await expect.poll(() => accepted.length, { timeout: 30_000 }).toBe(4);
  await mailed(() => move(customer, ids[1] ?? 0, 'cancelled', 'No need.'), {
    customer: { subject: 'Sie bekommen 90 € für „Beim Arzt“ zurück', text: german },
    owner: {
      subject: 'Jonas Weber: “At the doctor” is cancelled',
      text: [...english, 'Goes back to the customer: €90\n', '> No need.'],
    },
  });
});

it('a dispute, what is proposed, and the decision quote what was written, and a decision cannot be turned off', async () => {
  accepted.length = 0;
  const id = await book({ type: 'document' });
  await payFor(server, customer, id);
  await expect.poll(() => accepted.length, { timeout: 30_000 }).toBe(4);
  await move(owner, id, 'in_progress');
  const path = `/task/accepted/${id}`;
  await mailed(
    () =>
      server.call('POST', `${path}/settlement`, { as: owner, json: { owner_percent: 60, text: 'Half.' } }),
    { customer: { subject: 'Mira Okafor', text: ['Preis: ', 'Mira Okafor schreibt:\n> Half.'] } },
  );
  await mailed(
    () => server.call('POST', `${path}/dispute`, { as: customer, json: { text: 'It is unreadable.' } }),
    { owner: { subject: 'Jonas Weber', text: ['Price: ', '> It is unreadable.'] } },
  );
  for (const as of [owner, customer])
    await server.call('PATCH', '/user/notifications', {
      as,
      json: { bookings: 'never', money: 'never' },
    });
  await mailed(
    () =>
      server.call('POST', `/operator/disputes/${id}`, {
        as: operator,
        json: { owner_percent: 40, text: 'A part of it is usable.' },
      }),
    {
      customer: {
        subject: 'Der Marktplatz hat',
        text: ['Geht an Sie zurück: 54 €\n', 'Die Begründung:\n> A part of it is usable.'],
        not: ['/Unsubscribe'],
      },
      owner: {
        subject: 'The marketplace has decided',
        text: ['Goes back to the customer: €54\n', 'You get: €32.40\n', 'The reason:\n> A part'],
        not: ['/Unsubscribe'],
      },
    },
  );
  for (const as of [owner, customer])
    await server.call('PATCH', '/user/notifications', { as, json: { bookings: 'now', money: 'now' } });
});

it('says of a proposed change that what was agreed stays until its reader accepts', async () => {
  let id = 0;
  await mailed(
    async () => {
      id = await book();
    },
    {
      customer: { subject: 'Sie haben „Beim Arzt“', calendar: '140000Z' },
      owner: { subject: 'Jonas Weber booked', calendar: '140000Z' },
    },
  );
  await mailed(
    () =>
      server.call('POST', `/task/accepted/${id}/changes`, {
        as: owner,
        json: { quantity: 3, text: 'There is more to say.' },
      }),
    {
      customer: {
        subject: 'Beim Arzt',
        text: ['Solange Sie nicht annehmen, gilt, was vereinbart ist.', 'There is more to say.'],
        not: ['ist nichts gebucht'],
      },
    },
  );
});

it('a booking that ends unpaid is told to both', async () => {
  accepted.length = 0;
  const id = await book();
  await expect.poll(() => accepted.length, { timeout: 30_000 }).toBe(2);
  const payUntil = new Date(Date.now() - 60_000);
  await server.db.updateTable('tasks').set({ pay_until: payUntil }).where('id', '=', id).execute();
  const { german, english } = table();
  await mailed(() => endUnpaid(server.services, { task: id, payUntil: payUntil.toISOString() }), {
    customer: { subject: '„Beim Arzt“ wurde nicht rechtzeitig bezahlt', text: german, not: ['Zu bezahlen'] },
    owner: { subject: '“At the doctor” was not paid in time', text: english },
  });
});

it('money that goes back is mailed to whoever has turned off bookings alone', async () => {
  accepted.length = 0;
  const id = await book();
  await payFor(server, customer, id);
  await expect.poll(() => accepted.length, { timeout: 30_000 }).toBe(4);
  await server.call('PATCH', '/user/notifications', { as: customer, json: { bookings: 'never' } });
  await mailed(() => move(owner, id, 'cancelled'), {
    customer: { subject: 'ist abgesagt', text: ['Geht an Sie zurück: 90 €\n'] },
  });
  await server.call('PATCH', '/user/notifications', { as: customer, json: { bookings: 'now' } });
});

it('names one clock where both show the same, or the owner has named none', async () => {
  const { german } = table();
  const oneClock = `Wann: ${german[1]?.slice(6).split(', 10:00')[0]}, 10:00 (Europe/Berlin)\n`;
  await mailed(() => book({}, { timezone: 'Europe/Berlin' }), {
    customer: { subject: 'gebucht', text: [oneClock], calendar: '080000Z' },
    owner: { subject: 'booked', calendar: '080000Z' },
  });
  await server.db.deleteFrom('availabilities').where('user_id', '=', owner.id).execute();
  await mailed(() => book({}, { timezone: 'Europe/Berlin', time: '13:00' }), {
    customer: { subject: 'gebucht', text: ['13:00 (Europe/Berlin)\n'], calendar: '110000Z' },
    owner: { subject: 'booked', text: ['13:00 (Europe/Berlin)\n'], calendar: '110000Z' },
  });
});

it('forgets the name of whoever deletes their account', async () => {
  const { db } = server;
  const leaver = await server.person({ firstname: 'Zoë', lastname: 'Leaver' });
  const offer = await server.offer(leaver, { title: 'Letters' });
  const json = { details: 'A', date, time: '10:00' };
  await server.call('POST', `/task/accepted/${offer}`, { as: customer, json });
  const named = async () =>
    (await db.selectFrom('mails').select('content').where('content', 'is not', null).execute()).filter(
      ({ content }) => JSON.stringify(content).includes('Leaver'),
    );
  await server.call('DELETE', '/user', { as: leaver, json: { password } });
  await expect.poll(named, { timeout: 30_000 }).toEqual([]);
});
