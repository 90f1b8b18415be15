import { type FormEvent, useId, useRef, useState } from 'react';
import type { ServerMessage } from '#core/api/account.ts';
import { limits } from '#core/domain/limits.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { LanguageSelect } from '#core/ui/language-select.tsx';
import { PasswordField } from '#core/ui/password-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { usePasswordRules } from '#core/ui/use-password-rules.ts';
import type { FormState } from './form-values.ts';
import { NameFields } from './name-fields.tsx';
import { PasskeySignUp } from './passkey-sign-up.tsx';
import { Refusal } from './refusal.tsx';
import { isRefusal, type OnSignedIn, useFormState, useSignUp } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { form, submit } from './sign-in.styles.ts';

interface SignUpFormProps {
  formState: FormState;
  onSignedUp(serverMessage: ServerMessage): void;
  /** With a passkey, which signs in at once. */
  onSignedIn: OnSignedIn;
}

export function SignUpForm({ formState: { values, onChange }, onSignedUp, onSignedIn }: SignUpFormProps) {
  const t = useMessages(signInMessages);
  const { loading } = useMessages(coreMessages);
  const [signUp, state] = useSignUp(onSignedUp);
  const { isBusy, failure } = useFormState(state);
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const refusalId = useId();
  const [wasConfirmed, setConfirmed] = useState(false);
  const { password, confirmation } = usePasswordRules({
    chosen: values.password,
    repeated: values.confirmPassword,
    mismatch: t.passwordsDiffer,
  });
  const isMatch = wasConfirmed && values.password !== '' && values.confirmPassword === values.password;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    void signUp({ ...newcomer(), password: values.password });
  };

  const personFields = useRef<HTMLDivElement>(null);
  const newcomer = () => {
    const { firstName, lastName, email, language } = values;
    return { firstName, lastName, email: email.trim(), language };
  };
  const readWithoutPassword = () => {
    const fields = personFields.current;
    const signUpForm = fields?.closest('form');
    return signUpForm && check(signUpForm, fields ?? undefined) ? newcomer() : null;
  };

  const onBlur = ({ target }: { target: EventTarget }) => {
    checkOne(target);
    if (target === confirmation.current) setConfirmed(true);
    if (target === password.current && wasConfirmed && confirmation.current) checkOne(confirmation.current);
  };

  const onInput = ({ target }: { target: EventTarget }) => {
    recheck(target);
    if (target === password.current && confirmation.current) recheck(confirmation.current);
  };

  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: onChange(name),
    required: true,
  });

  return (
    // Sent before the view listens, the password would stand in the address of a form with another method.
    <form
      className={form}
      part="form"
      method="post"
      noValidate
      onSubmit={onSubmit}
      onBlur={onBlur}
      onInput={onInput}
    >
      <Refusal error={failure} id={refusalId} />
      <div className={form} ref={personFields}>
        <NameFields field={field} errors={errors} />
        <TextField
          {...field('email')}
          name="email"
          type="email"
          label={t.email}
          error={errors.email}
          describedBy={isRefusal(failure, 409) ? refusalId : undefined}
          autoComplete="username"
        />
        <LanguageSelect {...field('language')} name="language" label={t.language} error={errors.language} />
      </div>
      <PasswordField
        {...field('password')}
        ref={password}
        name="password"
        label={t.password}
        hint={t.passwordHint}
        error={errors.password}
        autoComplete="new-password"
        minLength={limits.passwordMin}
      />
      <PasswordField
        {...field('confirmPassword')}
        ref={confirmation}
        name="confirmPassword"
        label={t.confirmPassword}
        hint={isMatch ? t.passwordsMatch : t.confirmHint}
        error={errors.confirmPassword}
        valid={isMatch}
        autoComplete="new-password"
      />
      <div className={submit}>
        <Button type="submit" part="submit" variant="primary" busy={isBusy} busyLabel={loading}>
          {t.signUp}
        </Button>
      </div>
      <PasskeySignUp read={readWithoutPassword} onSignedIn={onSignedIn} />
    </form>
  );
}
