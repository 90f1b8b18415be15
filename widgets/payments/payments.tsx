import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { EarningsView } from './earnings-view.tsx';
import { MoneySkeleton } from './money-skeleton.tsx';
import type { paymentsContract } from './payments.contract.ts';
import { useViewerOrSample } from './payments.data.ts';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';
import { PaymentsView } from './payments-view.tsx';

type Props = PropsOf<typeof paymentsContract>;

export function Payments(props: Props) {
  const t = useMessages(paymentsMessages);
  return (
    <section className={styles.money} aria-label={t[props.view]}>
      <Body {...props} />
    </section>
  );
}

function Body(props: Props) {
  const t = useMessages(paymentsMessages);
  const viewer = useViewerOrSample();
  const isEarnings = props.view === 'earnings';
  switch (viewer.status) {
    case 'unknown':
      return <MoneySkeleton isEarnings={isEarnings} headingLevel={props.headingLevel} />;
    case 'unreachable':
      return (
        <Failure
          headingLevel={props.headingLevel}
          error={viewer.error}
          isRetrying={viewer.isRetrying}
          onRetry={viewer.retry}
        />
      );
    case 'signed-out':
      return (
        <SignInFirst
          message={isEarnings ? t.signedOutEarnings : t.signedOutPayments}
          signInUrl={props.signInUrl}
        />
      );
    case 'signed-in': {
      const View = isEarnings ? EarningsView : PaymentsView;
      return <View key={viewer.user.id} personId={viewer.user.id} {...props} />;
    }
  }
}
