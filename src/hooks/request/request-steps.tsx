import { isEditable, type PublishedRequest } from '#core/domain/request.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestStepsMessages } from '#core/i18n/tasks.messages.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { ConfirmedButton } from './proposal-steps.tsx';
import * as styles from './request.styles.ts';
import type { RequestLinks } from './task-links.tsx';
import { useWithdrawRequest } from './use-request-calls.ts';
import { useProposals } from './use-requests.ts';

interface RequestStepsProps extends Pick<RequestLinks, 'requestEditUrl'> {
  request: PublishedRequest;
  onWithdrawn?: (() => void) | undefined;
}

/** What a person can do with their own open request. It can be edited until somebody has answered it. */
export function RequestSteps({ request, requestEditUrl, onWithdrawn }: RequestStepsProps) {
  const t = useMessages(requestStepsMessages);
  const link = useLink();
  const [withdraw, state] = useWithdrawRequest(request);
  const { id, title, isOpen } = request;
  if (!isOpen) return null;
  return (
    <div className={styles.steps}>
      {isEditable(request) && (
        <ButtonLink
          size="small"
          part="edit-request"
          aria-label={t.editRequest({ title })}
          href={link('requestEditUrl', requestEditUrl, { id })}
        >
          {t.edit}
        </ButtonLink>
      )}
      <ConfirmedButton
        part="withdraw-request"
        variant="danger"
        text={t.withdraw}
        label={t.withdrawRequest({ title })}
        question={t.withdrawRequestTitle}
        title={title}
        about={
          <>
            <p>{t.withdrawRequestText}</p>
            <Declined request={request} />
          </>
        }
        dismissLabel={t.keepRequest}
        state={state}
        run={async () => {
          const isDone = await withdraw(null);
          if (isDone) onWithdrawn?.();
          return isDone;
        }}
      />
    </div>
  );
}

/** How many proposals the withdrawal would decline. */
function Declined({ request }: { request: PublishedRequest }) {
  const t = useMessages(requestStepsMessages);
  const format = useFormat();
  const proposals = useProposals(request);
  const open = proposals.status === 'ready' ? proposals.value.filter(({ status }) => status === 'open') : [];
  if (request.proposalCount > 0 && proposals.status !== 'ready') return null;
  return <p>{t.openProposals({ count: open.length, digits: format.number(open.length) })}</p>;
}

/** Whether a request takes proposals, and if not, why. */
export function RequestState({ request }: { request: PublishedRequest }) {
  const t = useMessages(requestStepsMessages);
  const { isOpen, isWithdrawn, taskId } = request;
  if (isOpen)
    return (
      <Tag part="request-state" tone="accent">
        {t.requestOpen}
      </Tag>
    );
  return (
    <Tag part="request-state" tone={taskId ? 'success' : 'plain'}>
      {isWithdrawn ? t.requestWithdrawn : taskId ? t.requestGiven : t.requestClosed}
    </Tag>
  );
}
