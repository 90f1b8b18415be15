import { memo } from 'react';
import type { Offer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useTrack } from '#core/hooks/analytics/use-analytics.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { OfferCard } from '#core/ui/offer-card.tsx';
import type { offerGridContract } from './offer-grid.contract.ts';
import { TemplateCard } from './template-card.tsx';

type Props = Pick<
  PropsOf<typeof offerGridContract>,
  'category' | 'heading' | 'headingLevel' | 'detailUrl' | 'checkoutUrl' | 'target'
>;

/** One offer of the grid: its links, and the events before they are followed. */
export const GridCard = memo(function GridCard({
  offer,
  headingLevel,
  heading,
  category,
  detailUrl,
  checkoutUrl,
  target,
  template,
}: Props & { offer: Offer; template: DocumentFragment | null }) {
  const { emit, flagUrl } = useWidget();
  const link = useLink();
  const track = useTrack();
  const { id } = offer;
  const announce = (name: string) => (event: { preventDefault(): void }) => {
    if (name === 'dragoman-offer-select')
      track('select_item', { offers: [{ offer }], list: heading || category });
    if (!emit(name, { id, offer })) event.preventDefault();
  };
  if (template)
    return (
      <TemplateCard
        template={template}
        offer={offer}
        detailsHref={link('detailUrl', detailUrl, { id })}
        bookHref={link('checkoutUrl', checkoutUrl, { id })}
        target={target}
        onDetails={announce('dragoman-offer-select')}
        onBook={announce('dragoman-offer-book')}
      />
    );
  return (
    <OfferCard
      offer={offer}
      detailsHref={link('detailUrl', detailUrl, { id })}
      bookHref={link('checkoutUrl', checkoutUrl, { id })}
      target={target || undefined}
      flagUrl={flagUrl}
      headingLevel={heading ? headingLevel + 1 : headingLevel}
      onDetails={announce('dragoman-offer-select')}
      onBook={announce('dragoman-offer-book')}
    />
  );
});
