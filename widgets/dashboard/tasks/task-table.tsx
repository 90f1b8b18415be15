import { useId } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isCategory } from '#core/domain/category.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { PaidTag } from '#core/kit/task/paid-tag.tsx';
import { StateTag } from '#core/kit/task/state-tag.tsx';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { quiet, strong } from '#core/kit/task/task.styles.ts';
import { TaskTime } from '#core/kit/task/task-time.tsx';
import { type RestoreFocus, rowState } from '#core/kit/task/use-restored-focus.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import { NextStep } from './next-step.tsx';
import * as styles from './task-table.styles.ts';

interface RowProps {
  taskUrl: string;
  restoreFocus: RestoreFocus;
}

interface TaskTableProps extends RowProps {
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
            <Row key={task.id || `row ${index}`} task={task} taskUrl={taskUrl} restoreFocus={restoreFocus} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ task, taskUrl, restoreFocus }: RowProps & { task: AcceptedTask }) {
  const link = useLink();
  const titleId = useId();
  return (
    <tr className={styles.row} part="row" data-task={task.id} data-row-state={rowState(task)}>
      <td className={styles.party}>
        <Party task={task} />
      </td>
      <td className={styles.state}>
        <StateTag status={task.status} />
        <PaidTag task={task} />
      </td>
      <td className={styles.title} part="title" id={titleId} dir="auto">
        {task.id ? <a href={link('taskUrl', taskUrl, { id: task.id })}>{task.title}</a> : task.title}
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

function Party({ task: { other, role } }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  return (
    <div className={styles.person} part="party">
      <Avatar name={other.fullName} image={other.image} size={32} />
      <div className={styles.words}>
        <bdi className={strong} translate="no">
          {other.fullName}
        </bdi>
        {role && <span className={quiet}>{role === 'owner' ? t.yourCustomer : t.yourTranslator}</span>}
      </div>
    </div>
  );
}

/** The others are counted. */
const namedLanguages = 2;

function Type({ task: { type, languages } }: { task: AcceptedTask }) {
  const format = useFormat();
  return (
    <ul className={styles.chips}>
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
    </ul>
  );
}

function When({ task }: { task: AcceptedTask }) {
  const clock = useMessages(clockMessages);
  return (
    <>
      {task.startsAt && (
        <span className={quiet}>{task.type === 'call' ? clock.startsAt : clock.deliverBy}</span>
      )}
      <TaskTime task={task} />
    </>
  );
}
