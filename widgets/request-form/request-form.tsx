import type { PropsOf } from '#core/element/contract/contract.ts';
import { VerifyNotice } from '#core/hooks/errors/verify-notice.tsx';
import { MarketplaceOnly } from '#core/hooks/links/on-marketplace.tsx';
import { PublishForm } from '#core/hooks/publish/publish-form.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { EditRequest } from './edit-request.tsx';
import type { requestFormContract } from './request-form.contract.ts';
import { useRequestForm } from './request-form.data.ts';
import { requestFormMessages } from './request-form.messages.ts';
import { RequestReview } from './request-review.tsx';
import { OverviewStep, PricingStep } from './request-steps.tsx';

type RequestFormProps = PropsOf<typeof requestFormContract>;

export function RequestForm(props: RequestFormProps) {
  const { requestId, type } = props;
  const path = requestId ? `/Requests/${encodeURIComponent(requestId)}/Edit` : `/Select/Request/${type}`;
  return (
    <MarketplaceOnly path={path}>
      {requestId ? <EditRequest {...props} /> : <NewRequest {...props} />}
    </MarketplaceOnly>
  );
}

function NewRequest(props: RequestFormProps) {
  const { type, headingLevel, successUrl, cancelUrl } = props;
  const t = useMessages(requestFormMessages);
  const form = useRequestForm(type, successUrl, t.published);
  const step = { form, category: type };

  return (
    <PublishForm
      form={form}
      title={t.formTitle({ type })}
      lead={t.lead({ type })}
      notes={<VerifyNotice step="publish" />}
      headingLevel={headingLevel}
      cancelUrl={cancelUrl}
      texts={t}
      steps={[
        { label: t.overview, heading: t.overviewHeading, content: <OverviewStep {...step} /> },
        { label: t.pricing, heading: t.pricingHeading, content: <PricingStep {...step} /> },
        { label: t.publish, heading: t.publishHeading, content: <RequestReview {...step} /> },
      ]}
    />
  );
}
