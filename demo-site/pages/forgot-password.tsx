import { type FormEvent, useState } from 'react';
import { Way } from '#site/mail-links/confirm-page.tsx';
import { CallProblem, MailLinkLayout } from '#site/mail-links/mail-link-layout.tsx';
import { useCall } from '#site/mail-links/use-call.ts';
import { useMessages } from '#site/messages/messages.ts';

/** `/ForgotPassword`: sends a link to an address. It says the same whether or not the address has an account. */
export function ForgotPassword() {
  const { mailLinks } = useMessages();
  const [email, setEmail] = useState('');
  const [state, send] = useCall('/password/forgot');
  const t = mailLinks.forgot;

  if (state.status === 'done')
    return (
      <MailLinkLayout title={t.doneTitle} text={t.doneText({ email: email.trim() })} step="done">
        <Way to="/SignIn" label={mailLinks.signIn} />
      </MailLinkLayout>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ email: email.trim() });
  };
  return (
    <MailLinkLayout title={t.title} text={t.text} step="ask">
      <form className="mail-link__form" onSubmit={submit}>
        <label htmlFor="email">{mailLinks.email}</label>
        <input
          className="mail-link__field"
          id="email"
          name="email"
          type="email"
          dir={email ? 'auto' : undefined}
          autoComplete="username"
          required
          maxLength={254}
          value={email}
          aria-describedby="problem"
          onChange={({ target }) => setEmail(target.value)}
        />
        <CallProblem state={state} id="problem" />
        <button className="button button--primary" type="submit" aria-disabled={state.status === 'busy'}>
          {t.action}
        </button>
      </form>
    </MailLinkLayout>
  );
}
