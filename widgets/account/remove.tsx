import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { useSession } from '#core/kit/widget-context.ts';
import { Button } from '#core/ui/button.tsx';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import { PasswordField } from '#core/ui/password-field.tsx';
import { UsernameField } from '#core/ui/username-field.tsx';
import { useRemove } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

/** Deletes the account, after a dialog that asks for the password. */
export function Remove({ homeUrl }: { homeUrl: string }) {
  const t = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const link = useLink();
  const email = useSession(({ user }) => user?.email ?? '');
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [remove, removing] = useRemove(link('homeUrl', homeUrl));
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
      <FormDialog
        open={isAsking}
        onClose={close}
        title={t.removeTitle}
        submitLabel={t.removeNow}
        submit={{
          variant: 'danger',
          part: 'confirm-delete',
          busy: removing.status === 'busy',
          busyLabel: core.loading,
        }}
        cancelLabel={core.cancel}
        onSubmit={() => void remove({ password })}
      >
        {(errors) => (
          <>
            <p>{t.removeQuestion}</p>
            <UsernameField value={email} />
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
          </>
        )}
      </FormDialog>
    </>
  );
}
