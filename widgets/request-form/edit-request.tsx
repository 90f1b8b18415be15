import { useState } from 'react';
import { isEditable, type PublishedRequest } from '#core/domain/request.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useViewerOrSample } from '#core/kit/data/use-viewer-or-sample.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { useRequest } from '#core/kit/request/use-requests.ts';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { SteppedFormSkeleton } from '#core/ui/stepped-form-skeleton.tsx';
import { EditForm, type EditFormProps } from './edit-form.tsx';
import { requestFormMessages } from './request-form.messages.ts';

type EditRequestProps = Omit<EditFormProps, 'request'>;

/** The form, filled in with the user's own request. */
export function EditRequest(props: EditRequestProps) {
  const t = useMessages(requestFormMessages);
  const viewer = useViewerOrSample();
  switch (viewer.status) {
    case 'unknown':
      return <Loading />;
    case 'unreachable':
      return <Failure error={viewer.error} isRetrying={viewer.isRetrying} onRetry={viewer.retry} />;
    case 'signed-out':
      return <SignInFirst message={t.signedOut} />;
    case 'signed-in':
      return <Loaded {...props} key={`${props.requestId} ${viewer.user.id}`} userId={viewer.user.id} />;
  }
}

const Loading = () => (
  <slot name="loading">
    <SteppedFormSkeleton steps={3} />
  </slot>
);

/** A proposal that comes in while somebody types does not take the form away: the backend refuses to save then. */
function Loaded({ userId, ...props }: EditRequestProps & { userId: string }) {
  const { requestId, headingLevel } = props;
  const request = useRequest(requestId, userId);
  const [edited, setEdited] = useState<PublishedRequest | null>(null);
  const found = request.status === 'ready' ? request.value : null;
  const own = found?.owner.id === userId ? found : null;
  if (!edited && own && isEditable(own)) setEdited(own);

  if (edited) return <EditForm {...props} request={edited} />;
  switch (request.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <Failure
          headingLevel={headingLevel}
          error={request.error}
          isRetrying={request.isRetrying}
          onRetry={request.retry}
        />
      );
    case 'ready':
      return <NotEditable {...props} request={own} />;
  }
}

function NotEditable({
  request,
  requestUrl,
  headingLevel,
}: EditRequestProps & { request: PublishedRequest | null }) {
  const t = useMessages(requestFormMessages);
  const link = useLink();
  return (
    <slot name="empty">
      <Empty
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
    </slot>
  );
}
