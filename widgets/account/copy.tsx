import { Download } from 'lucide';
import { useMessages } from '#core/i18n/context.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useCopy } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

export function Copy() {
  const t = useMessages(accountMessages);
  const [copy, copying] = useCopy();
  return (
    <>
      <p className={styles.hint}>{t.copyHint}</p>
      {copying.status === 'failed' && <FormProblem error={copying.error} />}
      <Button part="copy" busy={copying.status === 'busy'} onClick={() => void copy(null)}>
        <Icon node={Download} /> {t.download}
      </Button>
    </>
  );
}
