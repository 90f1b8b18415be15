import { useId } from 'react';
import {
  answersChange,
  isUnannounced,
  isWaitingForPayment,
  payableBy,
  startOf,
} from '#core/domain/accepted-task.ts';
import { isCategory } from '#core/domain/category.ts';
import { fullName, shortName } from '#core/domain/person.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { isOver } from '#core/domain/task-states.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { PayWithin } from '#core/hooks/task/pay-within.tsx';
import { useStepText } from '#core/hooks/task/status-text.ts';
import { endsTask } from '#core/hooks/task/steps.ts';
import { quiet, strong } from '#core/hooks/task/task.styles.ts';
import { StateTag, TaskTime } from '#core/hooks/task/task-facts.tsx';
import { PaidTag, PayButton } from '#core/hooks/task/task-money.tsx';
import { ActionError } from '#core/hooks/task/task-problem.tsx';
import { type RestoreFocus, rowState } from '#core/hooks/task/use-restored-focus.ts';
import { useMoveTask } from '#core/hooks/task/use-task-calls.ts';
import { useFormat, useMessages, useTitleOf } from '#core/i18n/context.ts';
import { clockMessages } from '#core/i18n/forms.messages.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import { Row } from '#core/ui/stack.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from './task-table.styles.ts';

interface TaskRowProps {
  taskUrl: string;
  restoreFocus: RestoreFocus;
}

interface TaskTableProps extends TaskRowProps {
  tasks: readonly AcceptedTask[];
  caption: string;
}

/** A table; in a narrow container each task is a card. */
export function TaskTable({ tasks, caption, taskUrl, restoreFocus }: TaskTableProps) {
  const t = useMessages(dashboardMessages);
  const columns = ['name', 'state', 'task', 'type', 'time', 'next'] as const;
  return (
    <div className={styles.frame}>
      <table className={styles.table} part="table" aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task, index) => (
            <TaskRow
              key={task.id || `row ${index}`}
              task={task}
              taskUrl={taskUrl}
              restoreFocus={restoreFocus}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TaskRow({ task, taskUrl, restoreFocus }: TaskRowProps & { task: AcceptedTask }) {
  const link = useLink();
  const titleId = useId();
  const { title, lang } = useTitleOf(task);
  return (
    <tr className={styles.row} part="row" data-task={task.id} data-row-state={rowState(task)}>
      <td className={styles.party}>
        <Party task={task} />
      </td>
      <td className={styles.state}>
        <StateTag status={task.status} />
        <PaidTag task={task} />
        <ChangeTag task={task} />
      </td>
      <td className={styles.title} part="title" id={titleId} dir="auto" lang={lang}>
        {task.id ? <a href={link('taskUrl', taskUrl, { id: task.id })}>{title}</a> : title}
      </td>
      <td className={styles.type}>
        <Type task={task} />
      </td>
      <td className={styles.time}>
        <When task={task} />
      </td>
      <td className={styles.next}>
        <NextStep task={task} taskUrl={taskUrl} titleId={titleId} restoreFocus={restoreFocus} />
      </td>
    </tr>
  );
}

/** What was agreed stands until somebody answers: who that is, a reader of the list has to see. */
function ChangeTag({ task }: { task: AcceptedTask }) {
  const t = useMessages(dashboardMessages);
  const answers = answersChange(task);
  if (!answers) return null;
  return (
    <Tag part="open-change" tone={answers === 'reader' ? 'warning' : 'plain'}>
      {answers === 'reader' ? t.changeForYou : t.changeForOther({ name: shortName(task) })}
    </Tag>
  );
}

function Party({ task }: { task: AcceptedTask }) {
  const { role } = task;
  const name = fullName(task);
  const t = useMessages(taskMessages);
  return (
    <div className={styles.person} part="party">
      <Avatar name={name} image={task.image} size={32} />
      <div className={styles.words}>
        <bdi className={strong} translate="no">
          {name}
        </bdi>
        {role && <span className={quiet}>{role === 'owner' ? t.yourCustomer : t.yourTranslator}</span>}
      </div>
    </div>
  );
}

/** The others are counted. */
const namedLanguages = 2;

function Type({ task: { type, task_languages: languages } }: { task: AcceptedTask }) {
  const format = useFormat();
  return (
    <Row as="ul" gap={1}>
      {type && (
        <li>{isCategory(type) ? <CategoryChip category={type} /> : <span part="type">{type}</span>}</li>
      )}
      {languages.slice(0, namedLanguages).map((code) => (
        <li key={code}>
          <Tag part="language">{format.language(code)}</Tag>
        </li>
      ))}
      {languages.length > namedLanguages && (
        <li>
          <Tag>{format.more(languages.length - namedLanguages)}</Tag>
        </li>
      )}
    </Row>
  );
}

function When({ task }: { task: AcceptedTask }) {
  const clock = useMessages(clockMessages);
  return (
    <>
      {startOf(task) && (
        <span className={quiet}>{task.type === 'call' ? clock.startsAt : clock.deliverBy}</span>
      )}
      <TaskTime task={task} />
    </>
  );
}

interface NextStepProps {
  task: AcceptedTask;
  taskUrl: string;
  /** The id of the task's title, which the action is about. */
  titleId: string;
  restoreFocus: RestoreFocus;
}

/** The one thing that the reader does next, or whom the task waits for. All else is on the task's page. */
export function NextStep(props: NextStepProps) {
  const { task, taskUrl, titleId } = props;
  const t = useMessages(dashboardMessages);
  const shared = useMessages(taskMessages);
  const link = useLink();
  const stepText = useStepText();
  const { role, status, payment, review } = task;
  const [step] = task.actions.filter((action) => !endsTask(action));

  const onItsPage = (text: string, next = status) => (
    <ButtonLink
      size="small"
      part="action"
      data-status={next}
      aria-describedby={titleId}
      href={link('taskUrl', taskUrl, { id: task.id })}
    >
      {text}
    </ButtonLink>
  );

  if (!task.id) return null;
  if (payment?.status === 'pending')
    return <Waiting>{role === 'owner' ? shared.otherBankConfirms : shared.bankConfirms}</Waiting>;
  if (answersChange(task) === 'reader') return onItsPage(t.answerChange);
  if (payableBy(task) === 'needed')
    return (
      <>
        <PayButton task={task} size="small" variant="primary" />
        {isUnannounced(task) && (
          <p className={quiet}>
            <PayWithin task={task} />
          </p>
        )}
      </>
    );
  if (isWaitingForPayment(task)) return <Waiting>{shared.waitingForPayment}</Waiting>;
  switch (step) {
    case undefined:
      break;
    case 'in_progress':
      return <StartWork {...props} />;
    case 'accepted':
      return onItsPage(t.answerBooking, step);
    case 'finished':
      return onItsPage(t.checkDelivery, step);
    default:
      return onItsPage(stepText(step), step);
  }
  if (status === 'finished' && role === 'customer' && !review) return onItsPage(shared.rate);
  if (role === 'owner' && review && !review.reply) return onItsPage(shared.reply);
  if (isOver(status) || status === 'disputed') return null;
  return <Waiting>{t.waitingFor({ name: shortName(task) })}</Waiting>;
}

const Waiting = ({ children }: { children: string }) => <p className={quiet}>{children}</p>;

/** The one step that needs no second thought and no text. */
function StartWork({ task, titleId, restoreFocus }: NextStepProps) {
  const stepText = useStepText();
  const [move, moving] = useMoveTask(task);
  const start = async () => {
    const cancel = restoreFocus(task);
    if ((await move({ status: 'in_progress', message: '' })) === undefined) cancel();
  };
  return (
    <>
      <Button
        size="small"
        part="action"
        data-status="in_progress"
        aria-describedby={titleId}
        busy={moving.status === 'busy'}
        onClick={() => void start()}
      >
        {stepText('in_progress')}
      </Button>
      {moving.status === 'failed' && <ActionError error={moving.error} />}
    </>
  );
}

const places = ['first', 'second', 'third'];

/** A placeholder as tall as three tasks. */
export function TaskTableSkeleton() {
  return (
    <div className={styles.placeholders}>
      {places.map((place) => (
        <div key={place} className={styles.placeholder}>
          <div className={styles.person}>
            <SkeletonBlock width="32px" height="32px" round />
            <SkeletonBlock width="110px" height="16px" />
          </div>
          <SkeletonBlock width="84px" height="24px" round />
          <div>
            <SkeletonText lines={1} />
          </div>
          <SkeletonBlock width="96px" height="26px" round />
          <SkeletonBlock width="96px" height="40px" />
        </div>
      ))}
    </div>
  );
}
