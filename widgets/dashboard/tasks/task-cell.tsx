import { MessageSquare } from 'lucide';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Icon } from '#core/ui/icon.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import { AddDocuments } from '#widgets/dashboard/dialogs/add-documents.tsx';
import { type RestoreFocus, rowState } from '#widgets/dashboard/dialogs/use-restored-focus.ts';
import { CalendarButton } from './calendar-button.tsx';
import { DocumentButton } from './document-button.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskReview } from './task-review.tsx';
import * as styles from './task-table.styles.ts';

interface TaskCellProps extends DashboardProps {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
}

/** The title, details, documents and actions of a task. */
export function TaskCell({ task, restoreFocus, detailUrl, messagesUrl }: TaskCellProps) {
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const { title, offerId, details, documents, conversationId } = task;
  const isUnderWay = task.id !== '' && !isOver(task.status);
  const conversation = `${messagesUrl}${messagesUrl.includes('?') ? '&' : '?'}conversation={id}`;
  return (
    <div className={styles.task} data-task={task.id} data-row-state={rowState(task)}>
      <p className={styles.title} part="title" dir="auto">
        {offerId ? <a href={link('detailUrl', detailUrl, { id: offerId })}>{title}</a> : title}
      </p>
      {details && <Details text={details} />}
      {(conversationId || documents.length > 0 || isUnderWay) && (
        <div className={styles.belongings}>
          {conversationId && (
            <a
              className={styles.belonging}
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
      <TaskActions task={task} restoreFocus={restoreFocus} />
      <TaskReview task={task} restoreFocus={restoreFocus} />
    </div>
  );
}

/** About as many characters as fit in two lines. */
const longestUnfolded = 90;

/** The customer's text, collapsed to two lines. */
function Details({ text }: { text: string }) {
  const t = useMessages(dashboardMessages);
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
