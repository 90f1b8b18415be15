import { type FormEvent, useState } from 'react';
import { hasPassword } from '#core/domain/user.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { ProofField } from '#core/hooks/passkey/proof-field.tsx';
import { useProof } from '#core/hooks/passkey/use-proof.ts';
import { useSession } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { PasswordField } from '#core/ui/forms/password-field.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { usePasswordRules } from '#core/ui/forms/use-password-rules.ts';
import { useChangePassword } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

const controls = { current: 'currentPassword', next: 'password', password: 'password' };

const blank = { password: '', confirmPassword: '' };

/** Changes the password, or sets the first one, which ends the user's sessions in other browsers. */
export function PasswordForm({ onChanged }: { onChanged(): Promise<void> }) {
  const t = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const [typed, setTyped] = useState(blank);
  const proof = useProof();
  const hasOne = useSession(({ user }) => !user || hasPassword(user));
  const [change, changing] = useChangePassword();
  const errorText = useErrorText();
  const problem = changing.status === 'failed' ? changing.error : null;
  const refused = refusedField(problem, controls, (error) => errorText(error, { 403: t.wrongPassword }));
  const { errors, check, checkOne, recheck } = useFieldErrors(refused);
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
    if (!(await change({ current: proof.password, next: typed.password }))) return;
    setTyped(blank);
    proof.clear();
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
      {!hasOne && <p className={styles.hint}>{t.noPasswordHint}</p>}
      <ProofField
        proof={proof}
        name="currentPassword"
        label={t.currentPassword}
        error={errors.currentPassword}
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
      {problem && !refused && <FormProblem error={problem} texts={{ 403: t.wrongPassword }} />}
      <Button
        type="submit"
        variant="primary"
        part="submit"
        busy={changing.status === 'busy'}
        busyLabel={core.loading}
      >
        {hasOne ? t.changePassword : t.setPassword}
      </Button>
    </form>
  );
}
