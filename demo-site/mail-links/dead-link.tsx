import { useMessages } from '#site/messages/messages.ts';
import { MailLinkLayout } from './mail-link-layout.tsx';
import type { Problem } from './use-call.ts';
import { Way } from './way.tsx';

interface DeadLinkProps {
  problem: Problem | undefined;
  /** What helps, and where. */
  advice: string;
  again: { to: string; label: string };
}

/** A link that was used, has expired or is not complete: why, and what to do. */
export function DeadLink({ problem = 'link-unknown', advice, again }: DeadLinkProps) {
  const { mailLinks } = useMessages();
  return (
    <MailLinkLayout title={mailLinks.deadTitle} text={`${mailLinks.problems[problem]} ${advice}`} step="dead">
      <Way {...again} />
    </MailLinkLayout>
  );
}
