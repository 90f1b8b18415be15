import { type FormEvent, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { PasswordField } from '#core/ui/password-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useValidity } from '#core/ui/use-validity.ts';
import { UsernameField } from '#core/ui/username-field.tsx';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { useChangeAddress } from './address.data.ts';

interface AddressFormProps {
  present: string;
  onCancel(): void;
  onSent(): Promise<void>;
}

/** Asks for another address and the password. What was typed stays where the backend refuses it. */
export function AddressForm({ present, onCancel, onSent }: AddressFormProps) {
  const t = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [change, changing] = useChangeAddress();
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const isSame = email.trim().toLowerCase() === present.toLowerCase();
  const field = useValidity<HTMLInputElement>(isSame ? t.sameAddress : '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    if (await change({ email: email.trim(), password })) await onSent();
  };
  return (
    <form
      className={styles.form}
      part="form"
      noValidate
      aria-label={t.changeAddress}
      onSubmit={(event) => void submit(event)}
      onBlur={({ target }) => checkOne(target)}
      onInput={({ target }) => recheck(target)}
    >
      <TextField
        ref={field}
        autoFocus
        name="newEmail"
        type="email"
        label={t.newAddress}
        hint={t.newAddressHint}
        required
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={errors.newEmail}
        autoComplete="email"
        spellCheck={false}
      />
      <UsernameField value={present} />
      <PasswordField
        name="addressPassword"
        label={t.currentPassword}
        required
        value={password}
        onChange={setPassword}
        error={errors.addressPassword}
        autoComplete="current-password"
      />
      {changing.status === 'failed' && (
        <FormProblem error={changing.error} texts={{ 403: t.wrongPassword }} />
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          part="send-address"
          busy={changing.status === 'busy'}
          busyLabel={core.loading}
        >
          {t.sendToNew}
        </Button>
        <Button part="dismiss-address" onClick={onCancel}>
          {core.cancel}
        </Button>
      </div>
    </form>
  );
}
