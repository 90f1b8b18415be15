import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isCategory } from '#core/domain/category.ts';
import { mailtoAddress } from '#core/domain/mailto.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { PaidTag } from '#core/kit/task/paid-tag.tsx';
import { StateTag } from '#core/kit/task/state-tag.tsx';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { quiet, strong } from '#core/kit/task/task.styles.ts';
import { TaskTime } from '#core/kit/task/task-time.tsx';
import type { RestoreFocus } from '#core/kit/task/use-restored-focus.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { type Column, Table } from '#core/ui/table.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import { EmailText } from './email-text.tsx';
import { TaskCell } from './task-cell.tsx';
import * as styles from './task-table.styles.ts';

interface TaskTableProps extends DashboardProps {
  tasks: readonly AcceptedTask[];
  caption: string;
  restoreFocus: RestoreFocus;
  onFinished(task: AcceptedTask): void;
}

export function TaskTable({ tasks, caption, ...props }: TaskTableProps) {
  const t = useMessages(dashboardMessages);
  const columns: Column<AcceptedTask>[] = [
    { id: 'name', header: t.name, cell: (task) => <Party task={task} />, minWidth: 200 },
    { id: 'state', header: t.state, cell: (task) => <State task={task} />, minWidth: 124 },
    {
      id: 'task',
      header: t.task,
      cell: (task) => <TaskCell task={task} {...props} />,
      minWidth: 232,
    },
    { id: 'type', header: t.type, cell: (task) => <Type task={task} />, minWidth: 144 },
    { id: 'time', header: t.time, cell: (task) => <TaskTime task={task} />, minWidth: 164 },
  ];
  return (
    <Table
      columns={columns}
      rows={tasks}
      rowKey={(task) => task.id || `row ${tasks.indexOf(task)}`}
      caption={caption}
      valign="top"
      cardsBelow={860}
    />
  );
}

function Party({ task: { other, role } }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  return (
    <div className={styles.party} part="party">
      <Avatar name={other.fullName} image={other.image} size={40} />
      <div className={styles.words}>
        <bdi className={strong} translate="no">
          {other.fullName}
        </bdi>
        {other.email && (
          <a className={styles.email} href={mailtoAddress(other.email)} dir="ltr" translate="no">
            <EmailText address={other.email} />
          </a>
        )}
        {role && <span className={quiet}>{role === 'owner' ? t.yourCustomer : t.yourTranslator}</span>}
      </div>
    </div>
  );
}

function State({ task }: { task: AcceptedTask }) {
  return (
    <div className={styles.stack}>
      <StateTag status={task.status} />
      <PaidTag task={task} />
    </div>
  );
}

function Type({ task: { type, languages } }: { task: AcceptedTask }) {
  const format = useFormat();
  return (
    <div className={styles.stack}>
      {isCategory(type) ? <CategoryChip category={type} /> : type && <span part="type">{type}</span>}
      {languages.length > 0 && (
        <ul className={styles.languages}>
          {languages.map((code) => (
            <li key={code}>
              <Tag part="language">{format.language(code)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
