import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isCategory } from '#core/domain/category.ts';
import { mailtoAddress } from '#core/domain/mailto.ts';
import { isOver } from '#core/domain/task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { type Column, Table } from '#core/ui/table.tsx';
import { Tag, type TagProps } from '#core/ui/tag.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import type { RestoreFocus } from '#widgets/dashboard/dialogs/use-restored-focus.ts';
import { EmailText } from './email-text.tsx';
import { useStatusText } from './status-text.ts';
import { TaskCell } from './task-cell.tsx';
import * as styles from './task-table.styles.ts';
import { TaskTime } from './task-time.tsx';

interface TaskTableProps extends DashboardProps {
  tasks: readonly AcceptedTask[];
  caption: string;
  /** The task whose row has to be shown; empty for none. */
  taskToReveal: string;
  restoreFocus: RestoreFocus;
}

export function TaskTable({ tasks, caption, taskToReveal, ...props }: TaskTableProps) {
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
      isRequired={({ id }) => id !== '' && id === taskToReveal}
    />
  );
}

function Party({ task: { other, role } }: { task: AcceptedTask }) {
  const t = useMessages(dashboardMessages);
  return (
    <div className={styles.party} part="party">
      <Avatar name={other.fullName} image={other.image} size={40} />
      <div className={styles.words}>
        <bdi className={styles.strong} translate="no">
          {other.fullName}
        </bdi>
        {other.email && (
          <a className={styles.email} href={mailtoAddress(other.email)} dir="ltr" translate="no">
            <EmailText address={other.email} />
          </a>
        )}
        {role && <span className={styles.quiet}>{role === 'owner' ? t.yourCustomer : t.yourTranslator}</span>}
      </div>
    </div>
  );
}

const tones: Readonly<Record<string, TagProps['tone']>> = {
  accepted: 'accent',
  in_progress: 'info',
  delivered: 'info',
  changes_requested: 'warning',
  finished: 'success',
};

function State({ task: { status, isPaid } }: { task: AcceptedTask }) {
  const t = useMessages(dashboardMessages);
  const statusText = useStatusText();
  const owesNothing = isOver(status) && status !== 'finished';
  return (
    <div className={styles.stack}>
      <Tag part="state" tone={tones[status]}>
        {statusText(status)}
      </Tag>
      {isPaid !== null && !(owesNothing && !isPaid) && (
        <Tag part="paid" tone={isPaid ? 'success' : 'plain'}>
          {isPaid ? t.paid : t.unpaid}
        </Tag>
      )}
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
