import { blocks } from '#core/api/blocks.ts';
import { createClient } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { offers } from '#core/api/offers.ts';
import { account } from '#core/api/session.ts';
import { newKey } from '#core/hooks/data/use-action.ts';

/** The password of all sample people. */
export const password = 'dragoman-demo';

/** Signs a new person up, whose conversations no other test sees. Returns their e-mail address. */
export async function newcomer(apiUrl: string): Promise<string> {
  const email = `new-${crypto.randomUUID()}@example.org`;
  const anonymous = createClient({ baseUrl: apiUrl, token: () => null });
  await account(anonymous).signUp({ firstName: 'Nour', lastName: 'Hadid', email, password, language: 'ar' });
  return email;
}

/**
 * The other person of a conversation in tests. One page has one session, so this person calls the backend through an API
 * client of their own.
 */
export async function secondPerson(apiUrl: string, email: string) {
  const anonymous = createClient({ baseUrl: apiUrl, token: () => null });
  const { token, user } = await account(anonymous).signIn(email, password);
  const client = createClient({ baseUrl: apiUrl, token: () => token });
  const calls = conversations(client);
  return {
    user,
    /** The conversation with a person, started if there is none. */
    conversationWith: (personId: string) => calls.start(personId),
    say: (conversationId: string, text: string) => calls.send(conversationId, text, newKey()),
    read: (conversationId: string) => calls.markRead(conversationId),
    textsIn: async (conversationId: string) =>
      (await calls.messages(conversationId)).messages.map(({ text }) => text),
    block: (personId: string) => blocks(client).block(personId),
    unblock: (personId: string) => blocks(client).unblock(personId),
    endOtherSessions: () => client.call({ method: 'DELETE', path: '/user/sessions', token: 'always' }),
    /** The owner of another person's offer, to start another conversation with. */
    async stranger(): Promise<string> {
      const { offers: found } = await offers(client).list({}, { limit: 50 });
      const other = found.find(({ users_id }) => users_id !== user.id);
      if (!other) throw new Error('The sample data has one translator only.');
      return other.users_id;
    },
  };
}

export type SecondPerson = Awaited<ReturnType<typeof secondPerson>>;
