import { useMemo, useState } from 'react';
import { isEditable, type PublishedRequest } from '#core/domain/request.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useViewerOrSample } from '#core/hooks/data/use-viewer-or-sample.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { PublishForm } from '#core/hooks/publish/publish-form.tsx';
import { useRequest } from '#core/hooks/request/use-requests.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { SteppedFormSkeleton } from '#core/ui/forms/stepped-form.tsx';
import { Nothing } from '#core/ui/states.tsx';
import type { requestFormContract } from './request-form.contract.ts';
import { useEditForm } from './request-form.data.ts';
import { requestFormMessages } from './request-form.messages.ts';
import { RequestReview } from './request-review.tsx';
import { OverviewStep, PricingStep } from './request-steps.tsx';

type EditRequestProps = Omit<EditFormProps, 'request'>;

/** The form, filled in with the user's own request. */
export function EditRequest(props: EditRequestProps) {
  const t = useMessages(requestFormMessages);
  return (
    <Ready
      resource={useViewerOrSample()}
      skeleton={<SteppedFormSkeleton steps={3} />}
      signedOut={t.signedOut}
    >
      {({ user }) => <Loaded {...props} key={`${props.requestId} ${user.id}`} userId={user.id} />}
    </Ready>
  );
}

/** A proposal that comes in while somebody types does not take the form away: the backend refuses to save then. */
function Loaded({ userId, ...props }: EditRequestProps & { userId: string }) {
  const { requestId, headingLevel } = props;
  const request = useRequest(requestId, userId);
  const [edited, setEdited] = useState<PublishedRequest | null>(null);
  const found = request.status === 'ready' ? request.value : null;
  const own = found?.owner.id === userId ? found : null;
  if (!edited && own && isEditable(own)) setEdited(own);

  if (edited) return <EditForm {...props} request={edited} />;
  return (
    <Ready resource={request} headingLevel={headingLevel} skeleton={<SteppedFormSkeleton steps={3} />}>
      {() => <NotEditable {...props} request={own} />}
    </Ready>
  );
}

function NotEditable({
  request,
  requestUrl,
  headingLevel,
}: EditRequestProps & { request: PublishedRequest | null }) {
  const t = useMessages(requestFormMessages);
  const link = useLink();
  return (
    <Nothing
      headingLevel={headingLevel}
      message={!request ? t.missing : request.isOpen ? t.answered : t.closed}
      hint={request?.isOpen ? t.answeredHint : ''}
      action={
        request && (
          <ButtonLink part="request" href={link('requestUrl', requestUrl, { id: request.id })}>
            {t.seeRequest}
          </ButtonLink>
        )
      }
    />
  );
}

interface EditFormProps extends PropsOf<typeof requestFormContract> {
  request: PublishedRequest;
}

/** It leads back to the request, saved or not, unless the page names another address. */
function EditForm({ request, headingLevel, successUrl, cancelUrl, requestUrl }: EditFormProps) {
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
