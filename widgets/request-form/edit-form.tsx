import { useMemo } from 'react';
import type { PublishedRequest } from '#core/domain/request.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { PublishForm } from '#core/kit/publish/publish-form.tsx';
import { useWidget } from '#core/kit/widget-context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import type { requestFormContract } from './request-form.contract.ts';
import { useEditForm } from './request-form.data.ts';
import { requestFormMessages } from './request-form.messages.ts';
import { RequestReview } from './request-review.tsx';
import { OverviewStep, PricingStep } from './request-steps.tsx';

export interface EditFormProps extends PropsOf<typeof requestFormContract> {
  request: PublishedRequest;
}

/** By default it leads back to the request, saved or not. */
export function EditForm({ request, headingLevel, successUrl, cancelUrl, requestUrl }: EditFormProps) {
  const t = useMessages(requestFormMessages);
  const { isGiven } = useWidget();
  const link = useLink();
  const page = useMemo(
    () => requestUrl.replaceAll('{id}', encodeURIComponent(request.id)),
    [requestUrl, request],
  );
  const form = useEditForm(request, isGiven('successUrl') ? successUrl : page, t.saved);
  const step = { form, category: request.category };
  return (
    <PublishForm
      form={form}
      title={t.editTitle}
      lead={t.editLead}
      headingLevel={headingLevel}
      cancelUrl={isGiven('cancelUrl') ? cancelUrl : page}
      conflictAction={
        <ButtonLink size="small" part="request" href={link('requestUrl', requestUrl, { id: request.id })}>
          {t.seeRequest}
        </ButtonLink>
      }
      texts={{
        send: t.save,
        sending: t.saving,
        publishedHint: t.savedHint,
        leadingOn: t.leadingOn,
        see: t.seeRequest,
      }}
      steps={[
        { label: t.overview, heading: t.overviewHeading, content: <OverviewStep {...step} /> },
        { label: t.pricing, heading: t.pricingHeading, content: <PricingStep {...step} /> },
        { label: t.save, heading: t.saveHeading, content: <RequestReview {...step} /> },
      ]}
    />
  );
}
