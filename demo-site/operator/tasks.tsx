import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { operator } from '#core/api/operator.ts';
import type { OperatorTask } from '#core/domain/operator.ts';
import { taskStatuses } from '#core/domain/task-states.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { useOperatorMessages } from '#site/messages/operators.ts';
import { Listed, useListed } from './listed.tsx';
import { OperatorHeading, OperatorPage } from './operator-page.tsx';
import '#site/styles/forms.css';

/** `/Operator/Tasks?status=`: tasks, all or those of one status. */
export const Tasks = () => (
  <OperatorPage>
    <FoundTasks />
  </OperatorPage>
);

function FoundTasks() {
  const { tasks: t } = useOperatorMessages();
  const words = useMessages(taskMessages);
  const [parameters, setParameters] = useSearchParams();
  const status = taskStatuses.find((known) => known === parameters.get('status'));
  const id = useId();
  const list = useListed<OperatorTask>(['tasks', status], (client, cursor) =>
    operator(client).tasks(status, cursor),
  );
  return (
    <>
      <OperatorHeading title={t.title} />
      <p className="operator__filter">
        <label htmlFor={id}>{t.status}</label>
        <select
          className="form__field"
          id={id}
          value={status ?? ''}
          onChange={({ target }) => setParameters(target.value ? { status: target.value } : {})}
        >
          <option value="">{t.all}</option>
          {taskStatuses.map((known) => (
            <option key={known} value={known}>
              {words[`status-${known}`]}
            </option>
          ))}
        </select>
      </p>
      <Listed list={list} none={t.none}>
        {(task) => <TaskEntry task={task} />}
      </Listed>
    </>
  );
}

/** A task in a list, with its two parties. */
export function TaskEntry({ task }: { task: OperatorTask }) {
  const words = useMessages(taskMessages);
  const { person } = useOperatorMessages();
  const format = useFormat();
  const parties = [
    { ...task.customer, role: person.asCustomer },
    { ...task.owner, role: person.asOwner },
  ];
  return (
    <>
      <p>
        <b dir="auto">{task.title}</b>
        <span className="partner__state">{words[`status-${task.status}`]}</span>
      </p>
      <p className="operator__facts">
        <span>#{task.id}</span>
        {parties.map(({ id, name, role }) => (
          <span key={role}>
            <Link to={`/Operator/Users/${id}`} dir="auto" translate="no">
              {name}
            </Link>{' '}
            {role}
          </span>
        ))}
        <span>{format.price(task.total / 100)}</span>
        <span>{format.moment(new Date(task.starts_at))}</span>
      </p>
    </>
  );
}
