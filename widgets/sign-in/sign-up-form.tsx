import { KeyRound } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Newcomer } from '#core/api/passkeys.ts';
import { limits } from '#core/domain/limits.ts';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { LegalLink } from '#core/hooks/links/legal-link.tsx';
import { useSupportsPasskeys } from '#core/hooks/passkey/passkeys.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { LanguageSelect } from '#core/ui/forms/language-select.tsx';
import { PasswordField } from '#core/ui/forms/password-field.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { usePasswordRules } from '#core/ui/forms/use-password-rules.ts';
import { Icon } from '#core/ui/icon.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { usePasskeySignUp } from './passkey.data.ts';
import { Refusal } from './refusal.tsx';
import { type FormState, type OnSignedIn, useFormState, useRefusalText, useSignUp } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { agree, divider, form, lead, methods, pair, submit } from './sign-in.styles.ts';

const signUpControls = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  language: 'language',
  password: 'password',
};

interface SignUpFormProps {
  formState: FormState;
  /** `isMailed`: the backend says that it sends a mail. */
  onSignedUp(isMailed: boolean): void;
  /** With a passkey, which signs in at once. */
  onSignedIn: OnSignedIn;
}

export function SignUpForm({ formState: { values, onChange }, onSignedUp, onSignedIn }: SignUpFormProps) {
  const t = useMessages(signInMessages);
  const { loading } = useMessages(coreMessages);
  const [signUp, state] = useSignUp(onSignedUp);
  const { isBusy, failure } = useFormState(state);
  const refusalText = useRefusalText();
  const refused = refusedField(failure, signUpControls, refusalText);
  const { errors, check, checkOne, recheck } = useFieldErrors(refused);
  const [wasConfirmed, setConfirmed] = useState(false);
  const { password, confirmation } = usePasswordRules({
    chosen: values.password,
    repeated: values.confirmPassword,
    mismatch: t.passwordsDiffer,
  });
  const isMatch =
    wasConfirmed && !errors.password && values.password !== '' && values.confirmPassword === values.password;

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
      // Sent before the view listens, it stays as it is, as the sign-in does.
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onBlur={onBlur}
      onInput={onInput}
    >
      <Refusal error={refused ? null : failure} />
      <div className={form} ref={personFields}>
        <NameFields field={field} errors={errors} />
        <TextField
          {...field('email')}
          name="email"
          type="email"
          label={t.email}
          error={errors.email}
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
      <p className={agree}>
        {t.agree}{' '}
        <LegalLink path="/Terms" part="terms">
          {t.terms}
        </LegalLink>{' '}
        <LegalLink path="/Privacy" part="privacy">
          {t.privacy}
        </LegalLink>
      </p>
      <div className={submit}>
        <Button type="submit" part="submit" variant="primary" busy={isBusy} busyLabel={loading}>
          {t.signUp}
        </Button>
      </div>
      <PasskeySignUp read={readWithoutPassword} onSignedIn={onSignedIn} />
    </form>
  );
}

interface PasskeySignUpProps {
  /** The person, or null where a field is wrong. */
  read(): Newcomer | null;
  onSignedIn: OnSignedIn;
}

/** The button that opens an account without a password; nothing where the browser has no passkeys. */
export function PasskeySignUp({ read, onSignedIn }: PasskeySignUpProps) {
  const t = useMessages(signInMessages);
  const { demo } = useWidget();
  const [signUp, state] = usePasskeySignUp(onSignedIn);
  const hintId = useId();
  const isSupported = useSupportsPasskeys();
  if (!demo && !isSupported) return null;
  const press = () => {
    const person = read();
    if (person) void signUp(person);
  };
  return (
    <div className={methods}>
      <p className={divider}>{t.or}</p>
      <Button part="passkey" wide aria-describedby={hintId} busy={state.status === 'busy'} onClick={press}>
        <Icon node={KeyRound} size={18} /> {t.passkeySignUp}
      </Button>
      <p className={lead} data-small id={hintId}>
        {t.passkeySignUpHint}
      </p>
      <StatusLine>{state.status === 'done' && state.result === 'not-done' && t.passkeyNotMade}</StatusLine>
      <Refusal error={state.status === 'failed' ? state.error : null} />
    </div>
  );
}

interface NameFieldsProps {
  field(name: 'firstName' | 'lastName'): {
    value: string;
    onChange(value: string): void;
    required: boolean;
  };
  /** What is wrong, by the name of the control. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** The first and last name, side by side, of every form that makes an account. */
export function NameFields({ field, errors }: NameFieldsProps) {
  const t = useMessages(signInMessages);
  return (
    <div className={pair}>
      <TextField
        {...field('firstName')}
        name="firstname"
        label={t.firstName}
        error={errors.firstname}
        autoComplete="given-name"
      />
      <TextField
        {...field('lastName')}
        name="lastname"
        label={t.lastName}
        error={errors.lastname}
        autoComplete="family-name"
      />
    </div>
  );
}
