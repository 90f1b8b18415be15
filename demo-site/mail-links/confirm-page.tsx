import { useEffect } from 'react';
import { DeadLink } from './dead-link.tsx';
import { CallProblem, MailLinkLayout } from './mail-link-layout.tsx';
import { isDeadLink, useCall } from './use-call.ts';
import { Way } from './way.tsx';

interface ConfirmPageProps {
  texts: {
    title: string;
    text: string;
    action: string;
    doneTitle: string;
    doneText: string;
    deadAdvice: string;
  };
  path: string;
  body: Record<string, string>;
  /** Whether the link is all there. */
  isComplete: boolean;
  onDone?(): void;
  /** Where to go on once it is done, and where another link is to be had. */
  next: { to: string; label: string };
  again: { to: string; label: string };
}

/** A link whose button does something: opening it does nothing, as programs that check mails open links, too. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { texts, path, body, isComplete, onDone, next, again } = props;
  const [state, send] = useCall(path);
  const isDone = state.status === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone]);
  const problem = state.status === 'refused' ? state.problem : undefined;
  if (!isComplete || (problem && isDeadLink(problem)))
    return <DeadLink problem={problem} advice={texts.deadAdvice} again={again} />;
  if (state.status === 'done')
    return (
      <MailLinkLayout title={texts.doneTitle} text={texts.doneText} step="done">
        <Way {...next} />
      </MailLinkLayout>
    );
  return (
    <MailLinkLayout title={texts.title} text={texts.text} step="ask">
      <CallProblem state={state} />
      <p className="mail-link__actions">
        <button
          className="button button--primary"
          type="button"
          aria-disabled={state.status === 'busy'}
          onClick={() => void send(body)}
        >
          {texts.action}
        </button>
      </p>
    </MailLinkLayout>
  );
}
