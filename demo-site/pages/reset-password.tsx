import { type FormEvent, useState } from 'react';
import { Way } from '#site/mail-links/confirm-page.tsx';
import { CallProblem, MailLinkLayout } from '#site/mail-links/mail-link-layout.tsx';
import { isDeadLink, useCall } from '#site/mail-links/use-call.ts';
import { useLinkParameters } from '#site/mail-links/use-link-parameters.ts';
import { useMessages } from '#site/messages/messages.ts';

/** `/ResetPassword?token=`: chooses a new password. */
export function ResetPassword() {
  const { mailLinks } = useMessages();
  const token = useLinkParameters().get('token') ?? '';
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [state, send] = useCall('/password/reset');
  const t = mailLinks.reset;
  const problem = state.status === 'refused' ? state.problem : undefined;

  if (token === '' || (problem && isDeadLink(problem)))
    return (
      <MailLinkLayout
        title={mailLinks.deadTitle}
        text={mailLinks.problems[problem ?? 'link-unknown']}
        step="dead"
      >
        <Way to="/ForgotPassword" label={t.again} />
      </MailLinkLayout>
    );
  if (state.status === 'done')
    return (
      <MailLinkLayout title={t.doneTitle} text={t.doneText} step="done">
        <Way to="/SignIn" label={mailLinks.signIn} />
      </MailLinkLayout>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ token, password });
  };
  return (
    <MailLinkLayout title={t.title} text={t.text} step="ask">
      <form className="mail-link__form" onSubmit={submit}>
        <label htmlFor="password">{t.label}</label>
        <input
          className="mail-link__field"
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={8}
          value={password}
          aria-describedby="hint problem"
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className="mail-link__hint" id="hint">
          {t.hint}
        </p>
        <label className="mail-link__show">
          <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
          {t.show}
        </label>
        <CallProblem state={state} id="problem" />
        <button className="button button--primary" type="submit" aria-disabled={state.status === 'busy'}>
          {t.action}
        </button>
      </form>
    </MailLinkLayout>
  );
}
