import { ExternalLink } from 'lucide';
import type { PayoutStatus } from '#core/domain/earnings.ts';
import { useMessages } from '#core/i18n/context.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Skeleton, SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
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
  switch (payouts.status) {
    case 'loading':
      return (
        <Skeleton>
          <div className={styles.form}>
            <SkeletonText lines={2} />
            <SkeletonBlock width="180px" height="44px" />
          </div>
        </Skeleton>
      );
    case 'failed':
      return <Failure bare error={payouts.error} isRetrying={payouts.isRetrying} onRetry={payouts.retry} />;
    case 'ready':
      return payouts.value && <SetUp status={payouts.value} />;
  }
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
