import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { PasswordField } from '#core/ui/password-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useRemove } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

/** Deletes the account, after a dialog that asks for the password. */
export function Remove({ homeUrl }: { homeUrl: string }) {
  const t = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const link = useLink();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [remove, removing] = useRemove(link('homeUrl', homeUrl));
  const { errors, check, recheck } = useFieldErrors();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) void remove({ password });
  };
  const close = () => {
    setAsking(false);
    setPassword('');
  };
  return (
    <>
      <p className={styles.hint}>{t.removeHint}</p>
      <Button variant="danger" part="delete" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t.removeTitle}
        actions={
          <>
            <Button onClick={close}>{core.cancel}</Button>
            <Button
              type="submit"
              form={formId}
              variant="danger"
              part="confirm-delete"
              busy={removing.status === 'busy'}
              busyLabel={core.loading}
            >
              {t.removeNow}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={submit}
          onInput={({ target }) => recheck(target)}
        >
          <p>{t.removeQuestion}</p>
          <PasswordField
            name="deletePassword"
            label={t.currentPassword}
            required
            value={password}
            onChange={setPassword}
            error={errors.deletePassword}
            autoComplete="current-password"
          />
          {removing.status === 'failed' && (
            <FormProblem error={removing.error} texts={{ 403: t.wrongPassword }} />
          )}
        </form>
      </Dialog>
    </>
  );
}
