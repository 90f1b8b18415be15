import { useState } from 'react';
import { DeadLink } from '#site/mail-links/dead-link.tsx';
import { useLinkParameters } from '#site/mail-links/link-parameters.ts';
import { MailLinkLayout } from '#site/mail-links/mail-link-layout.tsx';
import { OneFieldForm } from '#site/mail-links/one-field-form.tsx';
import { isDeadLink, useCall } from '#site/mail-links/use-call.ts';
import { Way } from '#site/mail-links/way.tsx';
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
      <DeadLink problem={problem} advice={t.deadAdvice} again={{ to: '/ForgotPassword', label: t.again }} />
    );
  if (state.status === 'done')
    return (
      <MailLinkLayout title={t.doneTitle} text={t.doneText} step="done">
        <Way to="/SignIn" label={mailLinks.signIn} />
      </MailLinkLayout>
    );
  return (
    <MailLinkLayout title={t.title} text={t.text} step="ask">
      <OneFieldForm
        label={t.label}
        field={{
          ...{ name: 'password', type: isShown ? 'text' : 'password', autoComplete: 'new-password' },
          ...{ autoCapitalize: 'none', spellCheck: false, minLength: 8 },
        }}
        value={password}
        onChange={setPassword}
        hint={t.hint}
        action={t.action}
        state={state}
        onSubmit={() => void send({ token, password })}
      >
        <label className="mail-link__show">
          <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
          {t.show}
        </label>
      </OneFieldForm>
    </MailLinkLayout>
  );
}
