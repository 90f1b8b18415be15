/** Load generator: simulated customers use a backend without pause, and a record of every write it confirmed. */
import { expect } from 'vitest';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { type Client, clientOf, type Member } from './backend-client.ts';

export interface Confirmed {
  people: Member[];
  bookings: { customer: Member; id: number; document: string }[];
  uploads: { id: number; name: string }[];
  messages: { conversation: string; text: string }[];
  payments: { customer: Member; id: number }[];
  /** Steps of tasks that are paid, by either party. */
  steps: { id: number; status: string }[];
}

const copyOf = ({ people, bookings, uploads, messages, payments, steps }: Confirmed): Confirmed => ({
  people: [...people],
  bookings: [...bookings],
  uploads: [...uploads],
  messages: [...messages],
  payments: [...payments],
  steps: [...steps],
});

/** What becomes of a task that is paid, round by round. */
const endings = [['cancelled'], ['in_progress', 'delivered', 'finished'], ['in_progress'], []];

export async function generateLoad(address: string) {
  const client = clientOf(address);
  const owner = await client.join('owner');
  const offer = await client.offer(owner.token);
  const none = { bookings: [], uploads: [], messages: [], payments: [], steps: [] };
  const confirmed: Confirmed = { people: [owner], ...none };
  let started = 0;

  /** Signs up, then books with a file, adds another, sends a message, pays and goes on, until a call fails. */
  async function runCustomer(): Promise<void> {
    started += 1;
    const name = `customer-${started}`;
    const customer = await client.join(name);
    expect(customer.token).toBeDefined();
    confirmed.people.push(customer);
    const { token } = customer;
    for (let round = 0; ; round += 1) {
      const document = `${name}-${round}.txt`;
      const body = bookingWith(document);
      const path = `/task/accepted/${offer}`;
      const { id, conversation_id: conversation } = await ok<{ id: number; conversation_id: string }>(
        client.call('POST', path, { token, body }),
      );
      confirmed.bookings.push({ customer, id, document });
      const later = `${name}-${round}-later.txt`;
      await ok(client.call('POST', `/task/accepted/${id}/documents`, { token, body: formWith(later) }));
      confirmed.uploads.push({ id, name: later });
      const json = { message: `${name} in round ${round}` };
      await ok(client.call('POST', `/chat/new/message/${conversation}`, { token, json }));
      confirmed.messages.push({ conversation, text: json.message });
      await client.pay(token, id, (...call) => ok(client.call(...call)));
      confirmed.payments.push({ customer, id });
      for (const status of endings[round % endings.length] ?? []) {
        const by = status === 'in_progress' || status === 'delivered' ? owner : customer;
        await ok(client.call('PATCH', `/task/accepted/${id}`, { token: by.token, json: { status } }));
        confirmed.steps.push({ id, status });
      }
    }
  }

  return {
    /** Starts `count` more customers; each promise resolves with the error that stopped its customer. */
    addCustomers: (count: number) =>
      Array.from({ length: count }, () => runCustomer().catch((error: Error) => error.message)),
    /** Waits for this many more confirmed payments, and so at least as many of all other writes. */
    waitForPayments: (more: number) => {
      const target = confirmed.payments.length + more;
      return expect
        .poll(() => confirmed.payments.length, { timeout: 120_000 })
        .toBeGreaterThanOrEqual(target);
    },
    snapshot: () => copyOf(confirmed),
    summary: () =>
      Object.entries(confirmed)
        .map(([kind, all]) => `${all.length} ${kind}`)
        .join(', '),
    check: (at: string, expected: Confirmed = confirmed) => check(clientOf(at), owner, expected),
  };
}

/** Every confirmed write exists exactly once; an unconfirmed one may be missing, but never half written. */
async function check(client: Client, owner: Member, expected: Confirmed) {
  const { people, bookings, uploads, messages, payments, steps } = expected;
  const tasks = new Map<number, Task>();
  const read = async <T>(path: string, { token }: Member) => ok<T>(client.call('GET', path, { token }));
  for (const person of people) {
    expect(await read('/user/Profile', person)).toMatchObject([{ id: person.id }]);
  }
  for (const task of await read<Task[]>('/task/accepted', owner)) tasks.set(task.id, task);
  const details = [...tasks.values()].map(({ details }) => details);
  expect(new Set(details).size).toBe(details.length);
  for (const { id, details, documents } of tasks.values()) {
    const names = documents.map(({ name }) => name);
    expect(names[0], `first document of ${id}`).toBe(details);
    expect(new Set(names).size, `documents of ${id}: ${names}`).toBe(names.length);
    for (const { id: document, name } of documents)
      expect(await read(`/documents/${document}`, owner)).toBe(contentOf(name));
  }
  for (const { id, document } of bookings) expect(tasks.get(id)?.details).toBe(document);
  for (const { id, name } of uploads)
    expect(tasks.get(id)?.documents).toContainEqual(expect.objectContaining({ name }));
  // A step that was not confirmed may have been made.
  for (const { id } of payments)
    expect(tasks.get(id)?.payment.status).toMatch(
      { cancelled: /^refunded$/, finished: /^released$/ }[tasks.get(id)?.status ?? ''] ?? /^held$/,
    );
  const order = ['accepted', 'in_progress', 'delivered', 'finished', 'cancelled'];
  for (const { id, status } of steps)
    expect(order.indexOf(tasks.get(id)?.status ?? '')).toBeGreaterThanOrEqual(order.indexOf(status));
  const conversations = [...new Set(messages.map(({ conversation }) => conversation))];
  const texts = (
    await Promise.all(
      conversations.map((conversation) =>
        read<{ text: string }[]>(`/chat/selectedChat/${conversation}`, owner),
      ),
    )
  ).flatMap((rows) => rows.map(({ text }) => text));
  const countOf = (text: string) => texts.filter((one) => one === text).length;
  expect(messages.filter(({ text }) => countOf(text) !== 1)).toEqual([]);
}

interface Task {
  id: number;
  details: string;
  status: string;
  payment: { status: string };
  documents: { id: string; name: string }[];
}

const contentOf = (name: string) => `This is ${name}.`;

function formWith(document: string): FormData {
  const form = new FormData();
  form.append('documents', new Blob([contentOf(document)]), document);
  return form;
}

function bookingWith(document: string): FormData {
  const form = formWith(document);
  form.append('details', document);
  form.append('date', bookingDay);
  form.append('time', '09:30');
  return form;
}

/** 303: the page to pay on leads back. */
async function ok<T>(answer: ReturnType<Client['call']>): Promise<T> {
  const { status, body } = await answer;
  expect([200, 303], JSON.stringify(body)).toContain(status);
  return body as T;
}
