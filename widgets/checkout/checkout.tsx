import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import { BookingPage } from './booking-page.tsx';
import { useOfferToBook } from './checkout.data.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { CheckoutProps } from './checkout.props.ts';
import * as styles from './checkout.styles.ts';

export function Checkout(props: CheckoutProps) {
  const t = useMessages(checkoutMessages);
  const link = useLink();
  const others = link('categoryUrl', props.categoryUrl, { category: 'document' });
  return (
    <Ready
      resource={useOfferToBook(props.offerId)}
      headingLevel={props.headingLevel}
      skeleton={<CheckoutSkeleton />}
      empty={{
        message: t.missing,
        hint: t.missingHint,
        action: (
          <ButtonLink variant="primary" part="other-offers" href={others}>
            {t.browse}
          </ButtonLink>
        ),
      }}
    >
      {({ value, refresh }) => (
        <BookingPage key={value.id} {...props} offer={value} onOutdated={() => void refresh()} />
      )}
    </Ready>
  );
}

/** As large as the form with its summary. */
function CheckoutSkeleton() {
  return (
    <div className={styles.checkout}>
      <div className={styles.fields}>
        <SkeletonBlock width="70%" height="39px" />
        <div className={styles.fieldset}>
          <SkeletonBlock height="177px" />
          <div className={styles.pair}>
            <SkeletonBlock height="87px" />
            <SkeletonBlock height="87px" />
            <SkeletonBlock height="87px" />
          </div>
          <SkeletonBlock height="73px" />
        </div>
      </div>
      <div className={styles.panel}>
        <div className={styles.panelOffer}>
          <div className={styles.offer}>
            <div className={styles.owner}>
              <SkeletonBlock width="46px" height="46px" round />
              <SkeletonBlock width="50%" height="14px" />
            </div>
            <SkeletonText lines={2} />
            <SkeletonBlock height="21px" />
            <SkeletonBlock height="26px" />
          </div>
        </div>
        <div className={styles.panelBooking}>
          <SkeletonBlock height="164px" />
          <SkeletonBlock height="41px" />
          <SkeletonBlock height="52px" />
          <SkeletonBlock height="58px" />
        </div>
      </div>
    </div>
  );
}
