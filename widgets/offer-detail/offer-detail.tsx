import type { MouseEvent } from 'react';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { offerNumber, textFor } from '#core/domain/offer-text.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Breadcrumb } from '#core/ui/breadcrumb.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { offerDetailContract } from './offer-detail.contract.ts';
import { useIsOwn, useShownOffer } from './offer-detail.data.ts';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';
import { OfferText } from './offer-text.tsx';
import { BookingPanel, OwnerPanel } from './panels.tsx';

type Props = PropsOf<typeof offerDetailContract>;

export function OfferDetail(props: Props) {
  const t = useMessages(offerDetailMessages);
  const link = useLink();
  const others = link('categoryUrl', props.categoryUrl, { category: 'document' });
  const offer = useShownOffer(props.offerId);
  const { locale } = useLocale();
  const title = offer.status === 'ready' && offer.value ? textFor(offer.value, locale).title : undefined;
  return (
    <>
      <StatusLine hidden>{title && <bdi>{title}</bdi>}</StatusLine>
      <Ready
        resource={offer}
        headingLevel={props.headingLevel}
        skeleton={<OfferDetailSkeleton />}
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
        {({ value, refresh }) => <Detail {...props} offer={value} refresh={refresh} />}
      </Ready>
    </>
  );
}

interface DetailProps extends Props {
  offer: OfferInDetail;
  refresh(): Promise<unknown>;
}

function Detail({
  offer,
  headingLevel,
  checkoutUrl,
  categoryUrl,
  editUrl,
  messagesUrl,
  refresh,
}: DetailProps) {
  const core = useMessages(coreMessages);
  const { emit } = useWidget();
  const link = useLink();
  const { id, type } = offer;
  const isOwn = useIsOwn(offer);
  const category = link('categoryUrl', categoryUrl, { category: type });
  const announce = (event: MouseEvent) => {
    if (!emit('dragoman-offer-book', { id, offer })) event.preventDefault();
  };
  return (
    <article className={styles.detail}>
      <div className={styles.text}>
        <Breadcrumb
          items={[
            { label: core[`${type}s`], href: category },
            { label: offerNumber(id), part: 'id' },
          ]}
        />
        <OfferText offer={offer} headingLevel={headingLevel} />
      </div>
      {isOwn ? (
        <OwnerPanel offer={offer} editHref={link('editUrl', editUrl, { id })} refresh={refresh} />
      ) : (
        <BookingPanel
          offer={offer}
          checkoutHref={link('checkoutUrl', checkoutUrl, { id })}
          similarHref={category}
          messagesUrl={messagesUrl}
          onCheckout={announce}
        />
      )}
    </article>
  );
}

/** As large as an offer of usual length, so that the layout shifts little when it loads. */
function OfferDetailSkeleton() {
  return (
    <div className={styles.detail}>
      <div className={styles.text}>
        <SkeletonBlock width="150px" height="28px" />
        <SkeletonBlock width="110px" height="26px" round />
        <div className={styles.title}>
          <SkeletonText lines={2} />
        </div>
        <div className={styles.facts}>
          <SkeletonBlock width="220px" height="21px" />
          <SkeletonBlock width="70px" height="21px" />
        </div>
        <div className={styles.owner}>
          <SkeletonBlock width="80px" height="80px" round />
          <div className={styles.words}>
            <SkeletonText lines={3} />
          </div>
        </div>
        <div className={styles.section}>
          <div className={styles.heading}>
            <SkeletonBlock width="140px" />
          </div>
          <SkeletonText lines={4} />
        </div>
        <div className={styles.section}>
          <div className={styles.heading}>
            <SkeletonBlock width="110px" />
          </div>
          <SkeletonText lines={3} />
        </div>
      </div>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <SkeletonBlock width="110px" height="41px" />
          <span className={styles.linkPlaceholder}>
            <SkeletonBlock height="52px" />
          </span>
        </div>
        <div className={styles.terms}>
          <SkeletonText lines={2} />
          <SkeletonText />
          <SkeletonText />
        </div>
      </div>
    </div>
  );
}
