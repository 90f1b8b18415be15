import { Copy } from 'lucide';
import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useAccountId } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

/** The account's id, by which an operator makes it a member of a partner. */
export function AccountId() {
  const t = useMessages(accountMessages);
  const id = useAccountId();
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome(t.idCopied);
    } catch {
      // Pages over plain http have no clipboard, and a browser may refuse it.
      setOutcome(t.idNotCopied);
    }
  };
  return (
    <>
      <p className={styles.hint}>{t.idHint}</p>
      <code className={styles.id} part="account-id" dir="ltr" translate="no">
        {id}
      </code>
      <Button part="copy-id" onClick={() => void copy()}>
        <Icon node={Copy} /> {t.copyId}
      </Button>
      <StatusLine>{outcome}</StatusLine>
    </>
  );
}
