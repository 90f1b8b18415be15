/** What the customer has booked and not paid yet, and until when it can be. */
import { dueFor, isUnannounced, payUntilOf } from '#core/domain/accepted-task.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { PayWithin } from '#core/hooks/task/pay-within.tsx';
import { PayButton } from '#core/hooks/task/task-money.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { headingTag } from '#core/ui/heading.ts';
import { PartFailed } from '#core/ui/part-failed.tsx';
import { Stack } from '#core/ui/stack.tsx';
import { useUnpaidTasks } from './payments.data.ts';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';

interface UnpaidTasksProps {
  personId: string;
  headingLevel: number;
  taskUrl: string;
}

export function UnpaidTasks({ personId, headingLevel, taskUrl }: UnpaidTasksProps) {
  const t = useMessages(paymentsMessages);
  const tasks = useUnpaidTasks(personId);
  const Heading = headingTag(headingLevel);
  if (tasks.status === 'loading') return null;
  if (tasks.status === 'failed') return <PartFailed onRetry={tasks.retry} />;
  if (tasks.value.length === 0) return null;
  return (
    <Stack as="section" gap={3} part="unpaid">
      <Heading className={styles.monthName}>{t.toPay}</Heading>
      <ul className={styles.rows}>
        {tasks.value.map((task) => (
          <li key={task.id} className={styles.row} part="unpaid-task">
            <UnpaidTask task={task} taskUrl={taskUrl} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function UnpaidTask({ task, taskUrl }: { task: AcceptedTask; taskUrl: string }) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const link = useLink();
  const until = payUntilOf(task);
  const due = dueFor(task);
  return (
    <>
      <p className={styles.title} dir="auto">
        <a className={styles.task} part="task" href={link('taskUrl', taskUrl, { id: task.id })}>
          {task.title}
        </a>
      </p>
      <p className={styles.amount} part="amount">
        {due !== null && format.price(due)}
      </p>
      <p className={styles.facts}>
        {isUnannounced(task) ? (
          <PayWithin task={task} />
        ) : (
          until && <time dateTime={until.toISOString()}>{t.payBy({ when: format.moment(until) })}</time>
        )}
      </p>
      <div className={styles.details}>
        <PayButton task={task} size="small" variant="primary" />
      </div>
    </>
  );
}
