/** Two users from sign-up through booking and chat to the review; then they remove their accounts. */
import { type Client, clientOf } from '#tests/backend/support/backend-client.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

/** Makes one call when the rate allows it, records it and returns its response. */
export type Pace = <T>(call: () => ReturnType<typeof callOf<T>>) => Promise<T>;

const callOf = <T>(client: Client, ...call: Parameters<Client['call']>) => client.call<T>(...call);

let pairs = 0;

export async function runUserPair(
  address: string,
  pace: Pace,
  picture: Uint8Array<ArrayBuffer>,
): Promise<void> {
  pairs += 1;
  const pair = pairs;
  const client = clientOf(address);
  const call = <T = unknown>(...args: Parameters<Client['call']>) =>
    pace<T>(() => callOf<T>(client, ...args));

  const join = (name: string) => client.join(`${name}-${pair}`, call);
  const form = (part: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append(part, new Blob([bytes]), name);
    return body;
  };

  const { token: customer } = await join('customer');
  for (const path of [
    '/api/category/document',
    '/api/task/all?q=contract&limit=24',
    '/api/task/all?sort=rating',
  ])
    await call('GET', path);
  await call('POST', '/upload', { token: customer, body: form('image', 'me.png', picture) });

  const { token: translator } = await join('translator');
  const json = {
    title: 'Contracts',
    description: 'Sworn',
    type: 'document',
    price: 45,
    languages: ['en', 'de'],
  };
  const offer = await call<{ id: number }>('POST', '/task/create', { token: translator, json });
  await call('GET', `/api/task/all/${offer.id}`);

  const booking = form('documents', 'birth.txt', new TextEncoder().encode('To be translated. '.repeat(500)));
  for (const [name, value] of Object.entries({ details: 'One page', date: bookingDay, time: '09:30' }))
    booking.append(name, value);
  const { id, conversation_id: conversation } = await call<{ id: number; conversation_id: string }>(
    'POST',
    `/task/accepted/${offer.id}`,
    { token: customer, body: booking },
  );
  for (let line = 0; line < 5; line += 1) {
    for (const token of [customer, translator]) {
      await call('POST', `/chat/new/message/${conversation}`, { token, json: { message: `Line ${line}` } });
      await call('GET', `/chat/selectedChat/${conversation}`, { token });
    }
    await call('POST', `/chat/${conversation}/read`, { token: customer });
  }
  await client.pay(customer, id, call);
  for (const [token, status] of [
    [translator, 'in_progress'],
    [translator, 'delivered'],
    [customer, 'finished'],
  ] as const)
    await call('PATCH', `/task/accepted/${id}`, { token, json: { status } });
  const review = { rating: 5, text: 'As agreed.' };
  await call('POST', `/task/accepted/${id}/review`, { token: customer, json: review });
  for (const token of [customer, translator])
    for (const path of ['/task/accepted', '/notifications', '/chat', '/user/Profile', '/user/export'])
      await call('GET', path, { token });
  for (const token of [customer, translator])
    await call('DELETE', '/user', { token, json: { password: client.account('').password } });
}
