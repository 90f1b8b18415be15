import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { PasswordField } from '#core/ui/password-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface SignInAgainProps {
  user: User;
  onSignedIn?(): void;
  onClose(): void;
}

/** The dialog above a widget whose session has expired: the user signs in again and continues. */
export function SignInAgain({ user, onSignedIn, onClose }: SignInAgainProps) {
  const t = useMessages(coreMessages);
  const { welcome, refusal } = useSignInTexts();
  const { runtime } = useWidget();
  const formId = useId();
  const [values, setValues] = useState({ email: user.email, password: '' });
  const { errors, check, recheck } = useFieldErrors();
  const [signIn, signingIn] = useAction(async (_client, { email, password }: typeof values) => {
    const { serverMessage } = await runtime.session.signIn(email.trim(), password);
    runtime.notices.notify(serverMessage.type, welcome(serverMessage));
    // Elements behind a modal dialog cannot receive focus, so it closes first.
    flushSync(onClose);
    onSignedIn?.();
  });
  const field = (name: keyof typeof values) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) void signIn(values);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.errorSignIn}
      actions={
        <Button
          variant="primary"
          type="submit"
          form={formId}
          part="confirm"
          busy={signingIn.status === 'busy'}
          busyLabel={t.loading}
        >
          {t.signIn}
        </Button>
      }
    >
      <form
        id={formId}
        className={form}
        noValidate
        onSubmit={submit}
        onInput={({ target }) => recheck(target)}
      >
        <TextField {...field('email')} type="email" label={t.email} autoComplete="username" />
        <PasswordField
          {...field('password')}
          label={t.password}
          autoComplete="current-password"
          data-autofocus
        />
        {signingIn.status === 'failed' && (
          <div role="alert">
            <Notice type="error">{refusal(signingIn.error)}</Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}

const form = css`
  display: grid;
  gap: ${space(4)};
`;
