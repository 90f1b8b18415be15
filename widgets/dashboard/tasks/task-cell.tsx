import { MessageSquare } from 'lucide';
import { isOver } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { AddDocuments } from '#core/kit/task/add-documents.tsx';
import { CalendarButton } from '#core/kit/task/calendar-button.tsx';
import { DocumentButton } from '#core/kit/task/document-button.tsx';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { belonging, belongings } from '#core/kit/task/task.styles.ts';
import { TaskReview } from '#core/kit/task/task-review.tsx';
import { rowState } from '#core/kit/task/use-restored-focus.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import { TaskActions, type TaskActionsProps } from './task-actions.tsx';
import * as styles from './task-table.styles.ts';

interface TaskCellProps extends DashboardProps, TaskActionsProps {}

/** The title, details, documents and actions of a task. */
export function TaskCell({ task, restoreFocus, onFinished, taskUrl, messagesUrl }: TaskCellProps) {
  const t = useMessages(taskMessages);
  const link = useLink();
  const { title, details, documents, conversationId } = task;
  const isUnderWay = task.id !== '' && !isOver(task.status);
  const conversation = `${messagesUrl}${messagesUrl.includes('?') ? '&' : '?'}conversation={id}`;
  return (
    <div className={styles.task} data-task={task.id} data-row-state={rowState(task)}>
      <p className={styles.title} part="title" dir="auto">
        {task.id ? <a href={link('taskUrl', taskUrl, { id: task.id })}>{title}</a> : title}
      </p>
      {details && <Details text={details} />}
      {(conversationId || documents.length > 0 || isUnderWay) && (
        <div className={belongings}>
          {conversationId && (
            <a
              className={belonging}
              part="conversation"
              href={link('messagesUrl', conversation, { id: conversationId })}
            >
              <Icon node={MessageSquare} />
              {t.conversation}
            </a>
          )}
          {documents.map((document) => (
            <DocumentButton key={document.id} document={document} />
          ))}
          {isUnderWay && <AddDocuments task={task} />}
          {isUnderWay && <CalendarButton task={task} />}
        </div>
      )}
      <TaskActions task={task} restoreFocus={restoreFocus} onFinished={onFinished} />
      <TaskReview task={task} restoreFocus={restoreFocus} />
    </div>
  );
}

/** About as many characters as fit in two lines. */
const longestUnfolded = 90;

/** The customer's text, collapsed to two lines. */
function Details({ text }: { text: string }) {
  const t = useMessages(taskMessages);
  if (text.length <= longestUnfolded) {
    return (
      <p className={styles.details} part="details" dir="auto">
        {text}
      </p>
    );
  }
  return (
    <details className={styles.folded} part="details" aria-label={t.details}>
      <summary className={styles.details} dir="auto">
        {text}
      </summary>
    </details>
  );
}
