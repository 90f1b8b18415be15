import { Link } from 'react-router';
import { operator } from '#core/api/operator.ts';
import type { OperatorOverview } from '#core/domain/operator.ts';
import { taskStatuses } from '#core/domain/task-states.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { useOperatorMessages } from '#site/messages/operators.ts';
import { useOwnResource } from '#site/partners/parts.tsx';
import { Loaded } from '#site/shell/outcomes.tsx';
import { OperatorHeading, OperatorPage } from './operator-page.tsx';

/** `/Operator`: the marketplace in numbers. */
export const Overview = () => (
  <OperatorPage>
    <Numbers />
  </OperatorPage>
);

function Numbers() {
  const { overview: t } = useOperatorMessages();
  const overview = useOwnResource(['operator', 'overview'], (client) => operator(client).overview());
  return (
    <>
      <OperatorHeading title={t.title} />
      <Loaded resource={overview}>
        {(found) => (
          <>
            <Waiting waiting={found.waiting} />
            <Amounts {...found} />
            <Tasks tasks={found.tasks} />
            <Money money={found.money} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** What waits, in the order of urgency, and where it is listed. Others have no page yet. */
const waitingKinds = [
  { kind: 'disputes', page: '/Operator/Disputes' },
  { kind: 'payments' },
  { kind: 'transfers' },
  { kind: 'mails' },
  { kind: 'webhooks' },
] as const;

function Waiting({ waiting }: Pick<OperatorOverview, 'waiting'>) {
  const { overview: t } = useOperatorMessages();
  const shown = waitingKinds.filter(({ kind }) => waiting[kind] > 0);
  return (
    <section className="operator__part" aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting}</h2>
      {shown.length === 0 ? (
        <p className="panel operator__none">{t.nothing}</p>
      ) : (
        <ul className="operator__figures">
          {shown.map(({ kind, ...row }) => (
            <Figure
              key={kind}
              name={t[kind]}
              value={waiting[kind]}
              page={'page' in row ? row.page : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Amounts({ users, offers }: Pick<OperatorOverview, 'users' | 'offers'>) {
  const { overview: t } = useOperatorMessages();
  return (
    <section className="operator__part" aria-labelledby="amounts">
      <h2 id="amounts">{t.all}</h2>
      <ul className="operator__figures">
        <Figure name={t.people} value={users} page="/Operator/Users" />
        <Figure name={t.offers} value={offers} />
      </ul>
    </section>
  );
}

function Tasks({ tasks }: Pick<OperatorOverview, 'tasks'>) {
  const { overview: t } = useOperatorMessages();
  const words = useMessages(taskMessages);
  const shown = taskStatuses.filter((status) => tasks[status]);
  return (
    <section className="operator__part" aria-labelledby="tasks">
      <h2 id="tasks">{t.tasks}</h2>
      {shown.length === 0 ? (
        <p className="panel operator__none">{t.noTasks}</p>
      ) : (
        <ul className="operator__figures">
          {shown.map((status) => (
            <Figure
              key={status}
              name={words[`status-${status}`]}
              value={tasks[status] ?? 0}
              page={`/Operator/Tasks?status=${status}`}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FigureProps {
  name: string;
  value: number;
  /** Where these are listed. */
  page?: string | undefined;
}

function Figure({ name, value, page }: FigureProps) {
  const format = useFormat();
  const content = (
    <>
      <span>{name}</span> <b>{format.number(value)}</b>
    </>
  );
  return (
    <li>
      {page ? (
        <Link className="panel operator__figure" to={page}>
          {content}
        </Link>
      ) : (
        <p className="panel operator__figure">{content}</p>
      )}
    </li>
  );
}

const now = ['held', 'available'] as const;
const moved = ['fees', 'paid_out', 'refunded'] as const;

function Money({ money }: Pick<OperatorOverview, 'money'>) {
  const { overview: t } = useOperatorMessages();
  const format = useFormat();
  const price = (cents: number) => format.price(cents / 100);
  const months = money.months.toReversed();
  return (
    <section className="operator__part" aria-labelledby="money">
      <h2 id="money">{t.money}</h2>
      <dl className="operator__figures">
        {[...now, ...moved].map((name) => (
          <div className="panel operator__figure" key={name}>
            <dt>{t[name]}</dt>
            <dd>{price(money[name])}</dd>
          </div>
        ))}
      </dl>
      {months.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard focus
        <section className="panel operator__table" tabIndex={0} aria-label={t.byMonth}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.month}</th>
                {moved.map((name) => (
                  <th key={name} scope="col">
                    {t[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((row) => (
                <tr key={row.month}>
                  <th scope="row">{format.month(new Date(`${row.month}-01T12:00:00Z`), 'UTC')}</th>
                  {moved.map((name) => (
                    <td key={name}>{price(row[name])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
