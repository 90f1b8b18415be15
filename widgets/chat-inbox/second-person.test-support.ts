import { account } from '#core/api/account.ts';
import { createClient } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { offers } from '#core/api/offers.ts';
import { newKey } from '#core/kit/data/use-action.ts';

/** The password of all sample people. */
export const password = 'dragoman-demo';

/** The address of somebody who has just signed up: what they write and hear, no other test does. */
export async function newcomer(apiUrl: string): Promise<string> {
  const email = `new-${crypto.randomUUID()}@example.org`;
  const anonymous = createClient({ baseUrl: apiUrl, token: () => null });
  await account(anonymous).signUp({ firstName: 'Nour', lastName: 'Hadid', email, password, language: 'ar' });
  return email;
}

/**
 * The other side of a talk in tests. One page has one session, so this person speaks to the backend through a
 * client of their own.
 */
export async function secondPerson(apiUrl: string, email: string) {
  const anonymous = createClient({ baseUrl: apiUrl, token: () => null });
  const { token, user } = await account(anonymous).signIn(email, password);
  const client = createClient({ baseUrl: apiUrl, token: () => token });
  const talk = conversations(client);
  return {
    user,
    /** The conversation with somebody, begun now if there is none. */
    talkWith: (personId: string) => talk.start(personId),
    say: (conversationId: string, text: string) => talk.send(conversationId, text, newKey()),
    read: (conversationId: string) => talk.markRead(conversationId),
    heard: async (conversationId: string) =>
      (await talk.messages(conversationId)).messages.map(({ text }) => text),
    endOtherSessions: () => client.call({ method: 'DELETE', path: '/user/sessions', token: 'always' }),
    /** Somebody else who offers something, to begin another talk with. */
    async stranger(): Promise<string> {
      const { offers: found } = await offers(client).list({}, { limit: 50 });
      const other = found.find(({ offer }) => offer.owner.id !== user.id);
      if (!other) throw new Error('The sample data has one translator only.');
      return other.offer.owner.id;
    },
  };
}

export type SecondPerson = Awaited<ReturnType<typeof secondPerson>>;
