import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { PublishForm } from '#core/kit/publish/publish-form.tsx';
import type { offerFormContract } from './offer-form.contract.ts';
import { useOfferForm } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';
import { OfferReview } from './offer-review.tsx';
import { OverviewStep, PricingStep } from './offer-steps.tsx';

export function OfferForm({ headingLevel, successUrl, cancelUrl }: PropsOf<typeof offerFormContract>) {
  const t = useMessages(offerFormMessages);
  const form = useOfferForm(successUrl, t.published);

  return (
    <PublishForm
      form={form}
      title={t.formTitle}
      lead={t.lead}
      headingLevel={headingLevel}
      cancelUrl={cancelUrl}
      texts={t}
      steps={[
        { label: t.overview, heading: t.overviewHeading, content: <OverviewStep form={form} /> },
        { label: t.pricing, heading: t.pricingHeading, content: <PricingStep form={form} /> },
        { label: t.publish, heading: t.publishHeading, content: <OfferReview form={form} /> },
      ]}
    />
  );
}
