import { type FormEvent, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { useSession } from '#core/kit/widget-context.ts';
import { Button } from '#core/ui/button.tsx';
import { PasswordField } from '#core/ui/password-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { usePasswordRules } from '#core/ui/use-password-rules.ts';
import { UsernameField } from '#core/ui/username-field.tsx';
import { useChangePassword } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

const blank = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password, which ends the user's sessions in other browsers. */
export function PasswordForm({ onChanged }: { onChanged(): Promise<void> }) {
  const t = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const email = useSession(({ user }) => user?.email ?? '');
  const [typed, setTyped] = useState(blank);
  const [change, changing] = useChangePassword();
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const { password, confirmation } = usePasswordRules({
    chosen: typed.password,
    repeated: typed.confirmPassword,
    mismatch: t.passwordsDiffer,
  });
  const field = (name: keyof typeof blank) => ({
    name,
    required: true,
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    if (!(await change({ current: typed.currentPassword, next: typed.password }))) return;
    setTyped(blank);
    await onChanged();
  };

  return (
    <form
      className={styles.form}
      part="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onBlur={({ target }) => checkOne(target)}
      onInput={({ target }) => recheck(target)}
    >
      <UsernameField value={email} />
      <PasswordField
        {...field('currentPassword')}
        label={t.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('password')}
        ref={password}
        label={t.newPassword}
        hint={t.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        ref={confirmation}
        label={t.repeatPassword}
        autoComplete="new-password"
      />
      {changing.status === 'failed' && (
        <FormProblem error={changing.error} texts={{ 403: t.wrongPassword }} />
      )}
      <Button
        type="submit"
        variant="primary"
        part="submit"
        busy={changing.status === 'busy'}
        busyLabel={core.loading}
      >
        {t.changePassword}
      </Button>
    </form>
  );
}
