/** What random calls are about: the people of a small marketplace and what they have made. */
import { randomUUID } from 'node:crypto';
import type { Answer, Person, TestApp } from './test-app.ts';
import type { Provider } from './unreliable-provider.ts';

/** Everything that a call can be about. All workers see it at once, as the users of a marketplace do. */
export interface World {
  people: Named[];
  /** Of removed accounts. */
  leftNames: string[];
  offers: { id: number; owner: Person }[];
  requests: { id: string; owner: Person }[];
  proposals: { path: string; author: Person; owner: Person }[];
  tasks: { id: number; parties: [customer: Person, owner: Person] }[];
  conversations: { id: string; people: [Person, Person] }[];
  provider: Provider;
  /** Decides about disputes, and has no tasks. */
  operator: Person;
  /** The provider's ids of the sessions that somebody has opened. */
  checkouts: string[];
}

interface Named extends Person {
  lastname: string;
}

const fewPeople = 6;

export async function newWorld(server: TestApp, provider: Provider): Promise<World> {
  const people: Named[] = [];
  for (let count = 0; count < fewPeople; count += 1) people.push(await newcomer(server));
  const things = { offers: [], requests: [], proposals: [], tasks: [], conversations: [], checkouts: [] };
  const operator = await server.person();
  await server.db.updateTable('users').set({ is_operator: true }).where('id', '=', operator.id).execute();
  return { people, leftNames: [], provider, operator, ...things };
}

/** With a family name that no other text contains. */
export async function newcomer(server: TestApp): Promise<Named> {
  const lastname = `Zq${randomUUID()}`;
  return { ...(await server.person({ firstname: 'Ada', lastname })), lastname };
}

/** Notes what a call has made, where it has made something. */
export async function remember<T>(
  call: Promise<Answer<T>>,
  note: (body: T) => unknown,
): Promise<Answer<never>> {
  const answer = await call;
  if (answer.status === 200) await note(answer.body);
  return answer as Answer<never>;
}
