import { useState } from 'react';
import { MailLinkLayout } from '#site/mail-links/mail-link-layout.tsx';
import { OneFieldForm } from '#site/mail-links/one-field-form.tsx';
import { useCall } from '#site/mail-links/use-call.ts';
import { Way } from '#site/mail-links/way.tsx';
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
  return (
    <MailLinkLayout title={t.title} text={t.text} step="ask">
      <OneFieldForm
        label={mailLinks.email}
        field={{
          ...{ name: 'email', type: 'email', autoComplete: 'username', maxLength: 254 },
          dir: email ? 'auto' : undefined,
        }}
        value={email}
        onChange={setEmail}
        action={t.action}
        state={state}
        onSubmit={() => void send({ email: email.trim() })}
      />
    </MailLinkLayout>
  );
}
