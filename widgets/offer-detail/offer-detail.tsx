import type { MouseEvent } from 'react';
import { type OfferInDetail, offerNumber } from '#core/domain/offer.ts';
import { textFor } from '#core/domain/offer-text.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { Breadcrumb } from '#core/ui/breadcrumb.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { BookingPanel } from './booking-panel.tsx';
import type { offerDetailContract } from './offer-detail.contract.ts';
import { useIsOwn, useShownOffer } from './offer-detail.data.ts';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';
import { OfferDetailSkeleton } from './offer-detail-skeleton.tsx';
import { OfferText } from './offer-text.tsx';
import { OwnerPanel } from './owner-panel.tsx';

type Props = PropsOf<typeof offerDetailContract>;

export function OfferDetail(props: Props) {
  const offer = useShownOffer(props.offerId);
  const { locale } = useLocale();
  const title = offer.status === 'ready' && offer.value ? textFor(offer.value, locale).title : undefined;
  return (
    <>
      <StatusLine hidden>{title && <bdi>{title}</bdi>}</StatusLine>
      <Body {...props} offer={offer} />
    </>
  );
}

function Body({ offer, ...props }: Props & { offer: Resource<OfferInDetail | null> }) {
  switch (offer.status) {
    case 'loading':
      return (
        <slot name="loading">
          <OfferDetailSkeleton headingLevel={props.headingLevel} />
        </slot>
      );
    case 'failed':
      return (
        <Failure
          headingLevel={props.headingLevel}
          error={offer.error}
          isRetrying={offer.isRetrying}
          onRetry={offer.retry}
        />
      );
    case 'ready':
      return offer.value ? (
        <Ready {...props} offer={offer.value} refresh={offer.refresh} />
      ) : (
        <Missing {...props} />
      );
  }
}

function Missing({ categoryUrl, headingLevel }: Props) {
  const t = useMessages(offerDetailMessages);
  const link = useLink();
  return (
    <slot name="empty">
      <Empty
        headingLevel={headingLevel}
        message={t.missing}
        hint={t.missingHint}
        action={
          <ButtonLink
            variant="primary"
            part="other-offers"
            href={link('categoryUrl', categoryUrl, { category: 'document' })}
          >
            {t.browse}
          </ButtonLink>
        }
      />
    </slot>
  );
}

interface ReadyProps extends Props {
  offer: OfferInDetail;
  refresh(): Promise<unknown>;
}

function Ready({ offer, headingLevel, checkoutUrl, categoryUrl, editUrl, messagesUrl, refresh }: ReadyProps) {
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
