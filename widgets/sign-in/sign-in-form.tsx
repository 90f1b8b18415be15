import { type FormEvent, useId, useState } from 'react';
import { isCodeNeeded } from '#core/api/api-error.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { MailedCodeField } from '#core/hooks/sign-in/code-field.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { codeMessages } from '#core/i18n/sign-in.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { PasswordField } from '#core/ui/forms/password-field.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { Refusal } from './refusal.tsx';
import type { FormState } from './sign-in.data.ts';
import {
  isWrongSignIn,
  type OnCodeNeeded,
  type OnSignedIn,
  useFormState,
  useSignIn,
} from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { forgot, form, submit } from './sign-in.styles.ts';

interface SignInFormProps {
  formState: FormState;
  forgotUrl: string;
  onSignedIn: OnSignedIn;
  onCodeNeeded: OnCodeNeeded;
}

export function SignInForm({
  formState: { values, onChange },
  forgotUrl,
  onSignedIn,
  onCodeNeeded,
}: SignInFormProps) {
  const t = useMessages(signInMessages);
  const { loading } = useMessages(coreMessages);
  const { mailedCodeWrong } = useMessages(codeMessages);
  const [signIn, state] = useSignIn(onSignedIn, onCodeNeeded);
  const { isBusy, failure } = useFormState(state);
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const [code, setCode] = useState({ isAsked: false, typed: '', sent: '' });
  // It stays while the form is sent again.
  if (isCodeNeeded(failure) && !code.isAsked) setCode({ ...code, isAsked: true });
  const isCodeWrong = isCodeNeeded(failure) && code.sent !== '' && code.sent === code.typed;
  const refusalId = useId();
  const link = useLink();
  const describedBy = isWrongSignIn(failure) ? refusalId : undefined;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    setCode({ ...code, sent: code.typed });
    const credentials = { email: values.email.trim(), password: values.password };
    void signIn({ ...credentials, code: code.isAsked ? code.typed.trim() : undefined });
  };

  return (
    <form
      className={form}
      part="form"
      // Sent before the view listens, it stays as it is: the browser loads no page, and no password is in an address.
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onBlur={(event) => checkOne(event.target)}
      onInput={(event) => recheck(event.target)}
    >
      <Refusal error={failure} id={refusalId} />
      <TextField
        name="email"
        type="email"
        label={t.email}
        value={values.email}
        onChange={onChange('email')}
        error={errors.email}
        describedBy={describedBy}
        autoComplete="username webauthn"
        required
      />
      <PasswordField
        name="password"
        label={t.password}
        value={values.password}
        onChange={onChange('password')}
        error={errors.password}
        describedBy={describedBy}
        autoComplete="current-password"
        required
      />
      {code.isAsked && (
        <MailedCodeField
          value={code.typed}
          onChange={(typed) => setCode({ ...code, typed })}
          error={errors.code ?? (isCodeWrong ? mailedCodeWrong : undefined)}
        />
      )}
      <a
        className={forgot}
        part="forgot"
        href={link('forgotUrl', forgotUrl)}
        // The sign-in window stays: the page that opened it waits for it.
        target={globalThis.opener ? '_blank' : undefined}
        rel="noopener"
      >
        {t.forgot}
      </a>
      <div className={submit}>
        <Button type="submit" part="submit" variant="primary" busy={isBusy} busyLabel={loading}>
          {t.signIn}
        </Button>
      </div>
    </form>
  );
}
