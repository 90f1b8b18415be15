import { useState } from 'react';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { ProofField } from '#core/hooks/passkey/proof-field.tsx';
import { useProof } from '#core/hooks/passkey/use-proof.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
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
  const errorText = useErrorText();
  const problem = removing.status === 'failed' ? removing.error : null;
  const refused = refusedField(problem, { current: 'deletePassword' }, (error) =>
    errorText(error, { 403: t.wrongPassword }),
  );
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
        refused={refused}
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
            {problem && !refused && <FormProblem error={problem} texts={{ 403: t.wrongPassword }} />}
          </>
        )}
      </FormDialog>
    </>
  );
}
