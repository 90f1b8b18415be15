import { useState } from 'react';
import type { Passkey } from '#core/domain/passkey.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
import { Button } from '#core/ui/button.tsx';
import * as styles from './account.styles.ts';
import { RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx';
import { signInMethodMessages } from './sign-in-methods.messages.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** The user has no other way to sign in. */
  isOnly: boolean;
  onChanged(): Promise<void>;
}

export function PasskeyRow({ passkey, isOnly, onChanged }: PasskeyRowProps) {
  const t = useMessages(signInMethodMessages);
  const format = useFormat();
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const { name, createdAt, usedAt } = passkey;
  const moment = (at: Date) => isolated(format.moment(at));
  const close = () => setDialog(null);
  return (
    <>
      <span>
        <span className={styles.device}>
          <bdi translate="no">{name}</bdi>
        </span>
        {createdAt && <span className={styles.since}>{t.createdAt({ when: moment(createdAt) })}</span>}
        <span className={styles.since}>{usedAt ? t.usedAt({ when: moment(usedAt) }) : t.neverUsed}</span>
        {isOnly && <span className={styles.since}>{t.onlyMethod}</span>}
        <span className={styles.rowActions}>
          <Button
            size="small"
            part="rename-passkey"
            aria-label={t.renameOf({ name })}
            onClick={() => setDialog('rename')}
          >
            {t.rename}
          </Button>
          {!isOnly && (
            <Button
              size="small"
              part="remove-passkey"
              aria-label={t.removeOf({ name })}
              onClick={() => setDialog('remove')}
            >
              {t.remove}
            </Button>
          )}
        </span>
      </span>
      {dialog === 'rename' && <RenamePasskey passkey={passkey} onClose={close} onChanged={onChanged} />}
      {dialog === 'remove' && <RemovePasskey passkey={passkey} onClose={close} onChanged={onChanged} />}
    </>
  );
}
