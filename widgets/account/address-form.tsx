import { type FormEvent, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { ProofField } from '#core/kit/passkey/proof-field.tsx';
import { useProof } from '#core/kit/passkey/use-proof.ts';
import { Button } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useValidity } from '#core/ui/use-validity.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { useChangeAddress } from './address.data.ts';

interface AddressFormProps {
  present: string;
  onCancel(): void;
  onSent(): Promise<void>;
}

/** Asks for another address, and the password or a passkey. What was typed stays where the backend refuses it. */
export function AddressForm({ present, onCancel, onSent }: AddressFormProps) {
  const t = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const [email, setEmail] = useState('');
  const proof = useProof();
  const [change, changing] = useChangeAddress();
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const isSame = email.trim().toLowerCase() === present.toLowerCase();
  const field = useValidity<HTMLInputElement>(isSame ? t.sameAddress : '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    if (await change({ email: email.trim(), password: proof.password })) await onSent();
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
      <ProofField
        proof={proof}
        name="addressPassword"
        label={t.currentPassword}
        error={errors.addressPassword}
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
