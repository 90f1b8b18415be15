import type { PublishedRequest } from '#core/domain/request.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Tag } from '#core/ui/tag.tsx';
import { requestStepsMessages } from './request-steps.messages.ts';

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
