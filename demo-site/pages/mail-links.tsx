/** The pages that links in mails lead to: one panel, one thing to do. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, needsPassword } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { type LinkAnswer, mailLinks } from '#core/api/mail-links.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useViewer } from '#core/hooks/data/use-viewer.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { isolated } from '#core/i18n/format.ts';
import { useMessages } from '#site/messages/messages.ts';
import { CoreContext } from '#site/shell/core-context.tsx';
import { useLinkParameters } from '#site/shell/link-parameters.ts';
import { Loading } from '#site/shell/loading.tsx';
import { OneFieldForm } from '#site/shell/one-field-form.tsx';
import { ProblemText } from '#site/shell/outcomes.tsx';
import { useTitle } from '#site/shell/use-title.ts';
import '#site/styles/mail-link.css';

/** `/ForgotPassword`: sends a link to an address. It says the same whether or not the address has an account. */
export const ForgotPassword = () => <MailLinkPage view={<Forgot />} />;

/** `/ResetPassword?token=`: chooses a new password. */
export const ResetPassword = () => <MailLinkPage view={<Reset />} />;

/** `/VerifyEmail?token=`: confirms an e-mail address. */
export const VerifyEmail = () => <MailLinkPage view={<Verify />} />;

/** `/UndoEmail?token=`: brings back the e-mail address that the account had. */
export const UndoEmail = () => <MailLinkPage view={<Undo />} />;

/** `/Unsubscribe?user=&kind=&token=`: turns off one kind of mails, without signing in. */
export const Unsubscribe = () => <MailLinkPage view={<StopMails />} />;

const MailLinkPage = ({ view }: { view: ReactNode }) => (
  <Suspense fallback={<Loading />}>
    <CoreContext>{view}</CoreContext>
  </Suspense>
);

function Forgot() {
  const { mailLinks: texts } = useMessages();
  const [sentTo, setSentTo] = useState('');
  const t = texts.forgot;
  if (sentTo)
    return (
      <MailLinkLayout title={t.doneTitle} text={t.doneText({ email: sentTo })} step="done">
        <Way to="/SignIn" label={texts.signIn} />
      </MailLinkLayout>
    );
  return (
    <MailLinkLayout title={t.title} text={t.text} step="ask">
      <OneFieldForm
        label={texts.email}
        field={{ name: 'email', type: 'email', autoComplete: 'username', maxLength: 254, required: true }}
        action={t.action}
        act={async (client, email) => {
          await mailLinks(client).forgotPassword(email.trim());
          setSentTo(email.trim());
        }}
      />
    </MailLinkLayout>
  );
}

function Reset() {
  const { reset } = useMessages().mailLinks;
  const token = useLinkParameters().get('token') ?? '';
  return <NewPassword token={token} title={reset.title} text={reset.text} step="ask" />;
}

interface NewPasswordProps extends Pick<MailLinkLayoutProps, 'title' | 'text' | 'step'> {
  token: string;
  /** Another link that led here has cancelled it. */
  cancelledEmail?: string | undefined;
}

function NewPassword({ token, title, text, step, cancelledEmail }: NewPasswordProps) {
  const { mailLinks: texts } = useMessages();
  const [outcome, setOutcome] = useState<LinkAnswer | Error>();
  const [isShown, setShown] = useState(false);
  const t = texts.reset;
  if (token === '' || (outcome instanceof Error && isAboutLink(outcome)))
    return (
      <DeadLink
        error={outcome instanceof Error ? outcome : undefined}
        advice={t.deadAdvice}
        again={{ to: '/ForgotPassword', label: t.again }}
      />
    );
  if (outcome && !(outcome instanceof Error))
    return (
      <MailLinkLayout title={t.doneTitle} text={t.doneText} step="done">
        <CancelledChange email={outcome.cancelledEmail} />
        <Way to="/SignIn" label={texts.signIn} />
      </MailLinkLayout>
    );
  return (
    <MailLinkLayout title={title} text={text} step={step}>
      <CancelledChange email={cancelledEmail} />
      <OneFieldForm
        label={t.label}
        field={{
          name: 'password',
          type: isShown ? 'text' : 'password',
          autoComplete: 'new-password',
          autoCapitalize: 'none',
          spellCheck: false,
          minLength: 8,
          required: true,
        }}
        hint={t.hint}
        action={t.action}
        act={async (client, password) => {
          try {
            setOutcome(await mailLinks(client).resetPassword(token, password));
          } catch (error) {
            if (error instanceof Error) setOutcome(error);
            throw error;
          }
        }}
      >
        <label className="form__check">
          <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
          {t.show}
        </label>
      </OneFieldForm>
    </MailLinkLayout>
  );
}

function Verify() {
  const { mailLinks: texts } = useMessages();
  const { session } = useWidget();
  const token = useLinkParameters().get('token') ?? '';
  const viewer = useViewer();
  // Nobody, or somebody else, is signed in here.
  const [isForeign, setForeign] = useState(false);
  // The address replaces another one.
  const [isChange, setChange] = useState(false);
  const confirm = async (client: Client, asNobody?: { password: string | undefined }) => {
    try {
      const answer = await mailLinks(client).verifyEmail(token, asNobody);
      // Other tabs, with a form that waits for this, go on then.
      void session.refreshUser();
      return answer;
    } catch (error) {
      if (needsPassword(error)) {
        if (asNobody) setChange(true);
        else setForeign(true);
      }
      throw error;
    }
  };
  const page = {
    next: { to: '/', label: texts.home },
    again: { to: '/Settings', label: texts.settings },
  };
  if (isForeign || (token !== '' && viewer.status === 'signed-out'))
    return <VerifyByPassword key={String(isChange)} confirm={confirm} isChange={isChange} {...page} />;
  return (
    <ConfirmPage texts={texts.verify} isComplete={token !== ''} act={(client) => confirm(client)} {...page} />
  );
}

interface VerifyByPasswordProps extends Pick<ConfirmPageProps, 'next' | 'again'> {
  confirm(client: Client, asNobody: { password: string | undefined }): Promise<LinkAnswer>;
  /** Then it needs the password; else that is kept with the account's other ways to sign in removed, or not known. */
  isChange: boolean;
}

/** Whoever reads the mail to an address shows by the password that the account is theirs, too. */
function VerifyByPassword({ confirm, isChange, next, again }: VerifyByPasswordProps) {
  const { mailLinks: texts } = useMessages();
  const [outcome, setOutcome] = useState<LinkAnswer | Error>();
  const t = texts.verify;
  if (outcome instanceof Error && isAboutLink(outcome))
    return <DeadLink error={outcome} advice={t.deadAdvice} again={again} />;
  if (outcome && !(outcome instanceof Error)) return <Done texts={t} answer={outcome} next={next} />;
  return (
    <MailLinkLayout
      title={isChange ? t.passwordTitle : t.title}
      // What happens without a password is read before anything is pressed.
      text={isChange ? t.passwordText : t.firstText}
      step={isChange ? 'more' : 'ask'}
    >
      <OneFieldForm
        label={t.password}
        field={{
          name: 'password',
          type: 'password',
          autoComplete: 'current-password',
          autoCapitalize: 'none',
          spellCheck: false,
          required: isChange,
        }}
        hint={isChange ? t.passwordHint : ''}
        action={t.action}
        act={async (client, password) => {
          try {
            setOutcome(await confirm(client, { password: password || undefined }));
          } catch (error) {
            if (error instanceof Error) setOutcome(error);
            throw error;
          }
        }}
      />
    </MailLinkLayout>
  );
}

function Undo() {
  const { mailLinks: texts } = useMessages();
  const token = useLinkParameters().get('token') ?? '';
  return (
    <ConfirmPage
      texts={texts.undo}
      isComplete={token !== ''}
      act={(client) => mailLinks(client).undoEmail(token)}
      next={{ to: '/ForgotPassword', label: texts.newPassword }}
      again={{ to: '/TeamSection', label: texts.contact }}
    />
  );
}

function StopMails() {
  const { mailLinks: texts } = useMessages();
  const given = useLinkParameters();
  return (
    <ConfirmPage
      texts={texts.unsubscribe}
      isComplete={given.has('token')}
      act={async (client) => {
        await mailLinks(client).unsubscribe(given);
        return undefined;
      }}
      next={{ to: '/Settings', label: texts.settings }}
      again={{ to: '/Settings', label: texts.settings }}
    />
  );
}

interface ConfirmPageProps {
  texts: {
    title: string;
    text: string;
    action: string;
    doneTitle: string;
    doneText: string;
    /** Instead, where a password is to be chosen now. */
    claimedText?: string;
    deadAdvice: string;
  };
  /** Whether the link is all there. */
  isComplete: boolean;
  act(client: Client): Promise<LinkAnswer | undefined>;
  /** Where to go on once it is done, and where another link is to be had. */
  next: WayProps;
  again: WayProps;
}

/** A link whose button does something: opening it does nothing, as programs that check mails open links, too. */
function ConfirmPage({ texts, isComplete, act, next, again }: ConfirmPageProps) {
  const [run, state] = useAction(act);
  const error = state.status === 'failed' ? state.error : undefined;
  if (!isComplete || (error && isAboutLink(error)))
    return <DeadLink error={error} advice={texts.deadAdvice} again={again} />;
  if (state.status === 'done') return <Done texts={texts} answer={state.result} next={next} />;
  return (
    <MailLinkLayout title={texts.title} text={texts.text} step="ask">
      <ProblemText state={state} />
      <p className="mail-link__actions">
        <button
          className="button button--primary"
          type="button"
          aria-disabled={state.status === 'busy'}
          onClick={() => void run(undefined)}
        >
          {texts.action}
        </button>
      </p>
    </MailLinkLayout>
  );
}

interface DoneProps extends Pick<ConfirmPageProps, 'texts' | 'next'> {
  answer: LinkAnswer | undefined;
}

/** What the link has done, and the next step: a new password where there is none any more. */
function Done({ texts, answer, next }: DoneProps) {
  if (answer?.resetToken)
    return (
      <NewPassword
        token={answer.resetToken}
        title={texts.doneTitle}
        text={texts.claimedText ?? texts.doneText}
        step="done"
        cancelledEmail={answer.cancelledEmail}
      />
    );
  return (
    <MailLinkLayout title={texts.doneTitle} text={texts.doneText} step="done">
      <CancelledChange email={answer?.cancelledEmail} />
      <Way {...next} />
    </MailLinkLayout>
  );
}

/** Somebody else may have asked for it. */
function CancelledChange({ email }: { email: string | undefined }) {
  const { mailLinks: texts } = useMessages();
  return email ? <p>{texts.cancelled({ email: isolated(email) })}</p> : null;
}

/** The link itself is of no more use: what helps is another one. */
const isAboutLink = (error: Error): boolean => error instanceof ApiError && error.code.startsWith('link-');

interface DeadLinkProps {
  /** Undefined where the link is not complete. */
  error: Error | undefined;
  /** What helps, and where. */
  advice: string;
  again: WayProps;
}

/** A link that was used, has expired or is not complete: why, and what to do. */
function DeadLink({ error, advice, again }: DeadLinkProps) {
  const { mailLinks: texts } = useMessages();
  const textOf = useErrorText();
  const why = error ? textOf(error) : texts.incomplete;
  return (
    <MailLinkLayout title={texts.deadTitle} text={`${why} ${advice}`} step="dead">
      <Way {...again} />
    </MailLinkLayout>
  );
}

interface MailLinkLayoutProps {
  title: string;
  text: string;
  /** After the first step the focus moves to the heading: the button that had it is gone. */
  step: 'ask' | 'more' | 'done' | 'dead';
  children: ReactNode;
}

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

interface WayProps {
  to: string;
  label: string;
}

/** The button to the next page. */
const Way = ({ to, label }: WayProps) => (
  <p className="mail-link__actions">
    <Link className="button button--primary" to={to}>
      {label}
    </Link>
  </p>
);
