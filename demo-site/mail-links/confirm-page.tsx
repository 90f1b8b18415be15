import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { CallProblem, MailLinkLayout } from './mail-link-layout.tsx';
import { isDeadLink, useCall } from './use-call.ts';

interface ConfirmPageProps {
  texts: { title: string; text: string; action: string; doneTitle: string; doneText: string };
  path: string;
  body: Record<string, string>;
  /** Whether the link is all there. */
  isComplete: boolean;
  /** Where to go on once it is done, and where another link is to be had. */
  next: { to: string; label: string };
  again: { to: string; label: string };
}

/** A link whose button does something: opening it does nothing, as programs that check mails open links, too. */
export function ConfirmPage({ texts, path, body, isComplete, next, again }: ConfirmPageProps) {
  const { mailLinks } = useMessages();
  const [state, send] = useCall(path);
  const problem = state.status === 'refused' ? state.problem : undefined;
  if (!isComplete || (problem && isDeadLink(problem)))
    return (
      <MailLinkLayout
        title={mailLinks.deadTitle}
        text={mailLinks.problems[problem ?? 'link-unknown']}
        step="dead"
      >
        <Way {...again} />
      </MailLinkLayout>
    );
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

export const Way = ({ to, label }: { to: string; label: string }) => (
  <p className="mail-link__actions">
    <Link className="button button--primary" to={to}>
      {label}
    </Link>
  </p>
);
