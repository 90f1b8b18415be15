/** Two people who write nothing but hostile text, and all that they have done with each other. */
import { clientOf, type Member } from '#tests/server/backend-client.ts';
import { multipart } from '#tests/server/multipart.ts';

const day = { date: '2999-05-04', time: '09:30' };

/** What of the texts was taken where; the rest was refused. */
export async function hostilePeople(address: string, texts: readonly string[]) {
  const { call, join } = clientOf(address);
  let stored = 0;

  /** Answers the text where the backend took it, and what it answered. */
  async function write(by: Member, path: string, json: object, method: 'POST' | 'PATCH' = 'POST') {
    const answer = await call<{ id: string }>(method, path, { token: by.token, json });
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
    const isTaken = answer.status < 300;
    stored += Number(isTaken);
    return isTaken ? String(answer.body.id) : undefined;
  }

  const stamp = Date.now();
  const [owner, customer, stranger] = [
    await join(`owner${stamp}`),
    await join(`customer${stamp}`),
    await join(`stranger${stamp}`),
  ];
  for (const [index, person] of [owner, customer].entries())
    for (const field of ['firstname', 'lastname', 'address', 'about'])
      for (const text of texts.slice(index)) {
        if (await write(person, '/user/Profile', { [field]: text }, 'PATCH')) break;
      }

  const titles: string[] = [];
  const offers: string[] = [];
  const talk = await write(customer, '/chat/new', { created_with: owner.id });
  for (const [index, text] of texts.entries()) {
    const offer = { title: text, description: text, type: 'document', price: 45, languages: ['en'] };
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
    const booked = await call<{ id: string }>('POST', `/task/accepted/${offerId}`, {
      ...{ token: customer.token, headers },
      body: new Uint8Array(payload),
    });
    stored += booked.status < 300 ? 2 : 0;
    const task = `/task/accepted/${booked.body.id}`;
    if (booked.status < 300 && index % 2 === 0) {
      for (const status of ['in_progress', 'delivered', 'finished'])
        await call('PATCH', task, {
          token: (status === 'finished' ? customer : owner).token,
          json: { status },
        });
      await write(customer, `${task}/review`, { rating: 4, text });
      await write(owner, `${task}/review/reply`, { text });
    }
    for (const by of [customer, owner]) await write(by, `/chat/new/message/${talk}`, { message: text });
  }
  return { owner, customer, stranger, titles, offers, stored };
}
