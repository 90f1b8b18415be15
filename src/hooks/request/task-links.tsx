import type { PublishedRequest } from '#core/domain/request.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useMessages } from '#core/i18n/context.ts';
import { requestStepsMessages } from '#core/i18n/tasks.messages.ts';
import { ButtonLink } from '#core/ui/button.tsx';

export interface TaskLinksProps extends Pick<RequestLinks, 'taskUrl' | 'messagesUrl'> {
  request: PublishedRequest;
}

/** Links to the task and the conversation of an accepted proposal. */
export function TaskLinks({ request, taskUrl, messagesUrl }: TaskLinksProps) {
  const t = useMessages(requestStepsMessages);
  const link = useLink();
  const { taskId, conversationId } = request;
  const conversation = `${messagesUrl}${messagesUrl.includes('?') ? '&' : '?'}conversation={id}`;
  return (
    <>
      {taskId && (
        <ButtonLink size="small" part="open-task" href={link('taskUrl', taskUrl, { id: taskId })}>
          {t.openTask}
        </ButtonLink>
      )}
      {conversationId && (
        <ButtonLink
          variant="text"
          size="small"
          part="request-conversation"
          href={link('messagesUrl', conversation, { id: conversationId })}
        >
          {t.conversation}
        </ButtonLink>
      )}
    </>
  );
}

/** The link patterns of widgets that show requests, by their attributes' names; `{id}` stands for what they lead to. */
export interface RequestLinks {
  requestUrl: string;
  requestEditUrl: string;
  taskUrl: string;
  messagesUrl: string;
  offersUrl: string;
  signInUrl: string;
}
