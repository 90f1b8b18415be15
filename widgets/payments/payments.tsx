import type { PropsOf } from '#core/element/contract/contract.ts';
import { useViewerOrSample } from '#core/hooks/data/use-viewer-or-sample.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { MarketplaceOnly } from '#core/hooks/links/on-marketplace.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { EarningsView } from './earnings-view.tsx';
import { MoneySkeleton } from './month-list.tsx';
import type { paymentsContract } from './payments.contract.ts';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';
import { PaymentsView } from './payments-view.tsx';

type Props = PropsOf<typeof paymentsContract>;

export function Payments(props: Props) {
  const t = useMessages(paymentsMessages);
  return (
    <section className={styles.money} aria-label={t[props.view]}>
      <MarketplaceOnly path={props.view === 'earnings' ? '/Earnings' : '/Payments'}>
        <Body {...props} />
      </MarketplaceOnly>
    </section>
  );
}

function Body(props: Props) {
  const t = useMessages(paymentsMessages);
  const isEarnings = props.view === 'earnings';
  const View = isEarnings ? EarningsView : PaymentsView;
  return (
    <Ready
      resource={useViewerOrSample()}
      headingLevel={props.headingLevel}
      skeleton={<MoneySkeleton isEarnings={isEarnings} />}
      signedOut={isEarnings ? t.signedOutEarnings : t.signedOutPayments}
      signInUrl={props.signInUrl}
    >
      {({ user }) => <View key={user.id} personId={user.id} {...props} />}
    </Ready>
  );
}
