import { MessageCircleQuestionMark } from 'lucide';
import { useMessages } from '#core/i18n/context.ts';
import { useVisitor } from '#core/kit/data/use-visitor.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { useSignInLink } from '#core/kit/sign-in/use-sign-in-link.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { Button, ButtonLink, type ButtonProps } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { askQuestionMessages } from './ask-question.messages.ts';
import { type Question, useAskQuestion } from './use-ask-question.ts';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'wide'>;

/** The button “Ask a question”. Signed-out visitors sign in first, and come back to it. */
export function AskQuestion({ variant, size, wide, ...question }: Question & Look) {
  const { session } = useWidget();
  const isSignedOut = useVisitor(({ status }) => status) === 'signed-out';
  const { ask, state } = useAskQuestion(question);
  const look = { variant, size, wide };
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
