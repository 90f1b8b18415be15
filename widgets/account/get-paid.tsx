import { ExternalLink } from 'lucide';
import type { PayoutStatus } from '#core/domain/earnings.ts';
import type { Resource } from '#core/hooks/data/use-resource.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import { Tag, type TagProps } from '#core/ui/tag.tsx';
import { useSetUpPayouts } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

const tones: Readonly<Record<PayoutStatus, TagProps['tone']>> = {
  none: 'plain',
  pending: 'warning',
  active: 'success',
};

/** Whether earnings can be paid out, and the way to set that up at the payment provider. */
export function GetPaid({ payouts }: { payouts: Resource<PayoutStatus | null> }) {
  const skeleton = (
    <div className={styles.form}>
      <SkeletonText lines={2} />
      <SkeletonBlock width="180px" height="44px" />
    </div>
  );
  return (
    <Ready bare resource={payouts} skeleton={skeleton}>
      {({ value }) => value && <SetUp status={value} />}
    </Ready>
  );
}

function SetUp({ status }: { status: PayoutStatus }) {
  const t = useMessages(accountMessages);
  const [setUp, state] = useSetUpPayouts();
  return (
    <>
      <Tag part="payout-status" tone={tones[status]}>
        {t[`payouts-${status}`]}
      </Tag>
      <p className={styles.hint}>{t[`payouts-${status}-hint`]}</p>
      {state.status === 'failed' && <FormProblem error={state.error} />}
      <Button part="set-up-payouts" busy={state.status === 'busy'} onClick={() => void setUp(null)}>
        {t[`payouts-${status}-open`]} <Icon node={ExternalLink} size={16} mirror />
      </Button>
    </>
  );
}
