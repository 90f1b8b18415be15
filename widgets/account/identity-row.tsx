import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Identity } from '#core/domain/provider.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import * as styles from './account.styles.ts';
import { useRemoveIdentity } from './identities.data.ts';
import { identityMessages } from './identities.messages.ts';
import { signInMethodMessages } from './sign-in-methods.messages.ts';

interface IdentityRowProps {
  identity: Identity;
  /** The user has no other way to sign in. */
  isOnly: boolean;
  onChanged(): Promise<void>;
}

/** A sign-in provider that is connected with the account. */
export function IdentityRow({ identity, isOnly, onChanged }: IdentityRowProps) {
  const t = useMessages(signInMethodMessages);
  const own = useMessages(identityMessages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { name, provider, createdAt, usedAt } = identity;
  const moment = (at: Date) => isolated(format.moment(at));
  return (
    <>
      <span>
        <span className={styles.device}>
          <bdi translate="no">{name}</bdi>
        </span>
        {createdAt && <span className={styles.since}>{t.createdAt({ when: moment(createdAt) })}</span>}
        <span className={styles.since}>{usedAt ? t.usedAt({ when: moment(usedAt) }) : t.neverUsed}</span>
        {!provider && <span className={styles.since}>{own.gone}</span>}
        {isOnly && provider && <span className={styles.since}>{t.onlyMethod}</span>}
        {!(isOnly && provider) && (
          <span className={styles.rowActions}>
            <Button
              size="small"
              part="remove-provider"
              aria-label={t.removeOf({ name })}
              onClick={() => setAsking(true)}
            >
              {t.remove}
            </Button>
          </span>
        )}
      </span>
      {isAsking && (
        <RemoveIdentity identity={identity} onClose={() => setAsking(false)} onChanged={onChanged} />
      )}
    </>
  );
}

type RemoveIdentityProps = Omit<IdentityRowProps, 'isOnly'> & { onClose(): void };

function RemoveIdentity({ identity, onClose, onChanged }: RemoveIdentityProps) {
  const t = useMessages(identityMessages);
  const core = useMessages(coreMessages);
  const [remove, removing] = useRemoveIdentity();
  const submit = async () => {
    if (!(await remove(identity.id))) return;
    flushSync(onClose);
    await onChanged();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t.removeTitle({ name: identity.name })}
      submitLabel={t.removeNow}
      submit={{
        ...{ variant: 'danger', part: 'confirm-remove' },
        busy: removing.status === 'busy',
        busyLabel: core.loading,
      }}
      cancelLabel={core.cancel}
      onSubmit={() => void submit()}
    >
      {() => (
        <>
          <p>{t.removeQuestion({ name: isolated(identity.name) })}</p>
          {removing.status === 'failed' && <FormProblem error={removing.error} />}
        </>
      )}
    </FormDialog>
  );
}
