import { MessageCircleQuestionMark } from 'lucide';
import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import type { Person } from '#core/domain/person.ts';
import { isOnPartnerPage } from '#core/domain/user.ts';
import { type ActionState, useAction } from '#core/hooks/data/use-action.ts';
import { useVisitor } from '#core/hooks/data/use-visitor.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { navigate } from '#core/hooks/links/navigate.ts';
import { MarketplaceLink, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useSignInLink } from '#core/hooks/sign-in/sign-in-link.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { askQuestionMessages } from '#core/i18n/forms.messages.ts';
import { Button, ButtonLink, type ButtonProps } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'wide'>;

/** The button “Ask a question”. Signed-out visitors sign in first, and come back to it. `page` has it at the marketplace. */
export function AskQuestion({ variant, size, wide, page, ...question }: Question & Look & { page: string }) {
  const { session } = useWidget();
  const isLimited = useIsLimited();
  const isSignedOut = useVisitor(({ status }) => status) === 'signed-out';
  const { ask, state } = useAskQuestion(question);
  const look = { variant, size, wide };
  if (isLimited)
    return (
      <MarketplaceLink {...look} path={page}>
        <Label />
      </MarketplaceLink>
    );
  if (isSignedOut) return <SignInToAsk {...look} onSignedIn={() => void ask()} />;

  const askOnceSignedIn = async () => {
    await session.restore();
    if (session.store.getState().status !== 'signed-out') await ask();
  };
  return (
    <>
      <Button {...look} part="ask" busy={state.status === 'busy'} onClick={() => void askOnceSignedIn()}>
        <Label />
      </Button>
      {state.status === 'failed' && <FormProblem error={state.error} />}
    </>
  );
}

function SignInToAsk({ onSignedIn, ...look }: Look & { onSignedIn(): void }) {
  return (
    <ButtonLink {...look} part="ask" {...useSignInLink(undefined, onSignedIn, { isOptional: true })}>
      <Label />
    </ButtonLink>
  );
}

function Label() {
  const t = useMessages(askQuestionMessages);
  return (
    <>
      <Icon node={MessageCircleQuestionMark} size={18} />
      {t.ask}
    </>
  );
}

export interface Question {
  /** Whom to ask. */
  person: Pick<Person, 'id'>;
  /** What the question is about, such as an offer's title, with which the message begins. */
  about: string;
  /** The widget's `messages-url`: `{id}` stands for the conversation, `{about}` for what it is about. */
  messagesUrl: string;
}

/** Opens the conversation with somebody, which is made where there is none, with a message that says what it is about. */
function useAskQuestion({ person, about, messagesUrl }: Question): {
  ask(): Promise<void>;
  state: ActionState<void>;
} {
  const { demo, host, session } = useWidget();
  const link = useLink();
  const [ask, state] = useAction(async (client: Client, _input: null) => {
    const { user } = session.store.getState();
    // Whoever has just signed in on a partner's page sees the way to the marketplace instead.
    if (demo || (user && isOnPartnerPage(user))) return;
    const id = await conversations(client).start(person.id);
    navigate(host, link('messagesUrl', messagesUrl, { id, about }));
  });
  return { ask: () => ask(null), state };
}
