import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import type { Person } from '#core/domain/person.ts';
import { type ActionState, useAction } from '#core/kit/data/use-action.ts';
import { navigate } from '#core/kit/links/navigate.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { useWidget } from '#core/kit/widget-context.ts';

export interface Question {
  /** Whom to ask. */
  person: Pick<Person, 'id'>;
  /** What the question is about, such as an offer's title, with which the message begins. */
  about: string;
  /** The widget's `messages-url`: `{id}` stands for the conversation, `{about}` for what it is about. */
  messagesUrl: string;
}

/** Opens the conversation with somebody, which is made where there is none, with a message that says what it is about. */
export function useAskQuestion({ person, about, messagesUrl }: Question): {
  ask(): Promise<void>;
  state: ActionState<void>;
} {
  const { demo, host } = useWidget();
  const link = useLink();
  const [ask, state] = useAction(async (client: Client, _input: null) => {
    if (demo) return;
    const id = await conversations(client).start(person.id);
    navigate(host, link('messagesUrl', messagesUrl, { id, about }));
  });
  return { ask: () => ask(null), state };
}
