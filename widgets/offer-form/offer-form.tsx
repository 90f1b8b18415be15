import type { OwnOffer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { VerifyNotice } from '#core/hooks/errors/verify-notice.tsx';
import { MarketplaceOnly } from '#core/hooks/links/on-marketplace.tsx';
import { PublishForm } from '#core/hooks/publish/publish-form.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { PartFailed } from '#core/ui/part-failed.tsx';
import { separatePart } from '#core/ui/separate-part.tsx';
import { Skeleton, SkeletonText } from '#core/ui/skeleton.tsx';
import { EditedOffer, EditNotes } from './edited-offer.tsx';
import type { offerFormContract } from './offer-form.contract.ts';
import { type OfferFormState, useOfferForm } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';
import { OverviewStep } from './overview-step.tsx';

/** The form stays at this step until it has arrived. */
const Waiting = () => (
  <div data-waiting>
    <Skeleton>
      <SkeletonText lines={5} />
    </Skeleton>
  </div>
);

const Failed = ({ onRetry }: { onRetry(): void }) => (
  <div data-waiting>
    <PartFailed onRetry={onRetry} />
  </div>
);

/** The later steps, which are loaded while the visitor fills in the first. */
const pricing = separatePart<{ form: OfferFormState }>(
  async () => ({ View: (await import('./pricing-step.tsx')).PricingStep }),
  Waiting,
  Failed,
);

/** Not before the step that it sums up: what is shown can be sent. */
const review = separatePart<{ form: OfferFormState }>(
  async () => {
    const [{ OfferReview }] = await Promise.all([import('./offer-review.tsx'), import('./pricing-step.tsx')]);
    return { View: OfferReview };
  },
  Waiting,
  Failed,
);

type Props = PropsOf<typeof offerFormContract>;

export function OfferForm(props: Props) {
  const { offerId } = props;
  const path = offerId ? `/Offers/${encodeURIComponent(offerId)}/Edit` : '/Select/Offer';
  return (
    <MarketplaceOnly path={path}>
      <AnyForm {...props} />
    </MarketplaceOnly>
  );
}

function AnyForm(props: Props) {
  const { demo } = useWidget();
  if (!props.offerId || demo) return <Form {...props} />;
  return <EditedOffer {...props}>{(offer) => <Form key={offer.id} {...props} offer={offer} />}</EditedOffer>;
}

function Form({ headingLevel, successUrl, cancelUrl, offer }: Props & { offer?: OwnOffer }) {
  const t = useMessages(offerFormMessages);
  const { isGiven } = useWidget();
  const form = useOfferForm({ offer, successUrl, published: offer ? t.saved : t.published });
  const back =
    offer && !isGiven('cancelUrl') ? `/ProductDetails/${encodeURIComponent(String(offer.id))}` : cancelUrl;

  return (
    <PublishForm
      form={form}
      title={offer ? t.editTitle : t.formTitle}
      lead={offer ? t.editLead : t.lead}
      notes={offer ? <EditNotes offer={offer} /> : <VerifyNotice step="publish" />}
      headingLevel={headingLevel}
      cancelUrl={back}
      texts={offer ? editTexts(t) : t}
      steps={[
        { label: t.overview, heading: t.overviewHeading, content: <OverviewStep form={form} /> },
        { label: t.pricing, heading: t.pricingHeading, content: <pricing.View form={form} /> },
        {
          label: offer ? t.save : t.publish,
          heading: offer ? t.saveHeading : t.publishHeading,
          content: <review.View form={form} />,
        },
      ]}
    />
  );
}

const editTexts = (t: Record<'save' | 'saving' | 'savedHint' | 'leadingOn' | 'see', string>) => ({
  send: t.save,
  sending: t.saving,
  publishedHint: t.savedHint,
  leadingOn: t.leadingOn,
  see: t.see,
});
