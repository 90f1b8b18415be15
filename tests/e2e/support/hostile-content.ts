/** Seeds hostile text into everything two users can write to each other. */
import { clientOf, type Member } from '#tests/backend/support/backend-client.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const day = { date: bookingDay, time: '09:30' };

/** Opens of a page: one more for each text, so that a report lists the latest first. */
let opens = 0;

/** Returns which texts the backend stored; it refused the others. */
export async function seedHostileContent(address: string, texts: readonly string[]) {
  const { call, join, pay } = clientOf(address);
  let stored = 0;

  /** Sends one text and returns the id in the response, or undefined if it was refused. */
  async function write(by: Member, path: string, json: object, method: 'POST' | 'PATCH' = 'POST') {
    const answer = await call<{ id: string }>(method, path, { token: by.token, json });
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
    const isStored = answer.status < 300;
    stored += Number(isStored);
    return isStored ? String(answer.body.id) : undefined;
  }

  const suffix = Date.now();
  const [owner, customer, otherUser] = [
    await join(`owner${suffix}`),
    await join(`customer${suffix}`),
    await join(`other${suffix}`),
  ];
  for (const [index, person] of [owner, customer].entries())
    for (const field of ['firstname', 'lastname', 'address', 'about'])
      for (const text of texts.slice(index)) {
        if (await write(person, '/user/Profile', { [field]: text }, 'PATCH')) break;
      }

  /** Counts a view of a partner page whose path and campaign are the text. */
  async function countView(text: string) {
    opens += 1;
    const json = { counts: [{ partner: 'demo', campaign: text, path: `/${text}`, opens }] };
    const headers = { origin: 'http://partner.localhost:8080' };
    const { status } = await call('POST', '/embed/counts', { json, headers });
    if (status >= 500) throw new Error(`/embed/counts: ${status}`);
    if (status !== 204) return;
    stored += 2;
    campaigns.push(text.trim());
  }

  const campaigns: string[] = [];
  /** Of four tasks one stays new, one is finished, one is reviewed, and one has a reply. */
  async function advanceTask(id: number, stage: number, text: string) {
    if (stage === 3) return;
    const task = `/task/accepted/${id}`;
    await pay(customer.token, id);
    for (const status of ['in_progress', 'delivered', 'finished'])
      await call('PATCH', task, {
        token: (status === 'finished' ? customer : owner).token,
        json: { status },
      });
    if (stage < 2) await write(customer, `${task}/review`, { rating: 4, text });
    if (stage < 1) await write(owner, `${task}/review/reply`, { text });
  }

  const titles: string[] = [];
  const offers: string[] = [];
  let booked = 0;
  const conversation = await write(customer, '/chat/new', { created_with: owner.id });
  for (const text of texts) {
    await countView(text);
    const offer = { title: text, description: text, type: 'document', price: 45, languages: ['en', 'de'] };
    const offerId =
      (await write(owner, '/task/create', offer)) ??
      (await write(owner, '/task/create', { ...offer, title: 'Letters', description: 'Letters' }));
    if (!offerId) throw new Error('Nothing can be published.');
    const request = { ...{ title: text, description: text, type: 'forms', price: 30 } };
    const pair = { fromLanguage: ['de'], toLanguage: ['en'], dueDate: day.date, dueTime: day.time };
    const requestId = await write(customer, '/request/create', { ...request, ...pair });
    if (requestId) {
      titles.push(text.trim());
      offers.push(offerId);
      await write(owner, `/requests/${requestId}/proposals`, { ...day, price: 30, message: text });
    }
    const { headers, payload } = multipart([
      ...Object.entries({ ...day, details: text }).map(([name, value]) => ({ name, value })),
      { name: 'documents', file: { name: `${text.replace(/["\r\n]/g, '')}.txt`, content: 'Text' } },
    ]);
    const task = await call<{ id: number }>('POST', `/task/accepted/${offerId}`, {
      ...{ token: customer.token, headers },
      body: new Uint8Array(payload),
    });
    if (task.status < 300) {
      stored += 2;
      await advanceTask(task.body.id, booked % 4, text);
      booked += 1;
    }
    for (const by of [customer, owner])
      await write(by, `/chat/new/message/${conversation}`, { message: text });
  }
  return { owner, customer, otherUser, titles, offers, campaigns, stored };
}
