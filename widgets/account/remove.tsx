import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { ProofField } from '#core/kit/passkey/proof-field.tsx';
import { useProof } from '#core/kit/passkey/use-proof.ts';
import { Button } from '#core/ui/button.tsx';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import { useRemove } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

/** Deletes the account, after a dialog that asks for the password or a passkey. */
export function Remove({ homeUrl }: { homeUrl: string }) {
  const t = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const link = useLink();
  const [isAsking, setAsking] = useState(false);
  const proof = useProof();
  const [remove, removing] = useRemove(link('homeUrl', homeUrl));
  const close = () => {
    setAsking(false);
    proof.clear();
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
        onSubmit={() => void remove(proof.password)}
      >
        {(errors) => (
          <>
            <p>{t.removeQuestion}</p>
            <ProofField
              proof={proof}
              name="deletePassword"
              label={t.currentPassword}
              error={errors.deletePassword}
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
