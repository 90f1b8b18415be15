import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';
import '#site/styles/mail-link.css';
import type { CallState } from './use-call.ts';

interface MailLinkLayoutProps {
  title: string;
  text: string;
  /** Where it no longer asks for anything, the focus moves to the heading: the button that had it is gone. */
  step: 'ask' | 'done' | 'dead';
  children: ReactNode;
}

/** The pages that links in mails lead to: one panel, one thing to do. */
export function MailLinkLayout({ title, text, step, children }: MailLinkLayoutProps) {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step !== 'ask') heading.current?.focus();
  }, [step]);
  return (
    <div className="container page">
      <section className="panel mail-link">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {children}
      </section>
    </div>
  );
}

export function CallProblem({ state, id }: { state: CallState; id?: string }) {
  const { mailLinks } = useMessages();
  return (
    <p className="mail-link__problem" id={id} role="alert">
      {state.status === 'refused' && mailLinks.problems[state.problem]}
    </p>
  );
}
