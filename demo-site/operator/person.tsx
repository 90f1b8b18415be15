import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '#core/api/api-error.ts';
import { operator } from '#core/api/operator.ts';
import type { PersonAnswer } from '#core/domain/operator.ts';
import { useFormat } from '#core/i18n/context.ts';
import { useOperatorMessages } from '#site/messages/operators.ts';
import { NotFound } from '#site/pages/not-found.tsx';
import { useOwnResource } from '#site/partners/parts.tsx';
import { Icon } from '#site/shell/icon.tsx';
import { Loaded } from '#site/shell/outcomes.tsx';
import { AuditEntry } from './audit-log.tsx';
import { Rows } from './listed.tsx';
import { OperatorHeading, OperatorPage } from './operator-page.tsx';
import { TaskEntry } from './tasks.tsx';

/** `/Operator/Users/{id}`: one person, with all that is theirs. */
export const Person = () => (
  <OperatorPage>
    <OnePerson />
  </OperatorPage>
);

function OnePerson() {
  const { id = '' } = useParams();
  const { person: t } = useOperatorMessages();
  const person = useOwnResource(['operator', 'person', id], (client) => operator(client).person(id));
  if (person.status === 'failed' && person.error instanceof ApiError && person.error.status === 404)
    return <NotFound />;
  return (
    <>
      <p>
        <Link className="quiet-link" to="/Operator/Users">
          <Icon node={ChevronLeft} mirror />
          {t.back}
        </Link>
      </p>
      <Loaded resource={person}>{(found) => <Belongings person={found} />}</Loaded>
    </>
  );
}

function Belongings({ person }: { person: PersonAnswer }) {
  const { person: t, offerState } = useOperatorMessages();
  const format = useFormat();
  return (
    <>
      <OperatorHeading title={`${person.firstname} ${person.lastname}`} />
      <Profile person={person} />
      <Part title={t.tasks} rows={person.tasks} none={t.noTasks}>
        {(task) => <TaskEntry task={task} />}
      </Part>
      <Part title={t.offers} rows={person.offers} none={t.noOffers}>
        {({ id, title, state, created_at }) => (
          <>
            <p>
              {state === 'deleted' ? (
                <b dir="auto">{title}</b>
              ) : (
                <Link to={`/ProductDetails/${id}`} dir="auto">
                  {title}
                </Link>
              )}
              <span className="partner__state">{offerState[state]}</span>
            </p>
            <p className="operator__facts">
              <span>{format.day(new Date(created_at))}</span>
            </p>
          </>
        )}
      </Part>
      <Payments payments={person.payments} />
      <Mails mails={person.mails} />
      <Part title={t.audit} rows={person.audit} none={t.noAudit}>
        {(line) => <AuditEntry line={line} />}
      </Part>
      <p>
        <Link className="quiet-link" to={`/Operator/Audit?user=${person.id}`}>
          {t.allAudit}
        </Link>
      </p>
    </>
  );
}

function Profile({ person }: { person: PersonAnswer }) {
  const { person: t } = useOperatorMessages();
  const format = useFormat();
  const facts = [
    [t.email, `${person.email} (${person.email_verified ? t.verified : t.unverified})`],
    [t.since, format.day(new Date(person.created_at))],
    [t.languages, format.list(person.languages.map(format.language))],
    [t.phone, person.phonenumber],
    [t.address, person.address],
    [t.timezone, person.timezone],
    [t.about, person.about],
    [t.id, person.id],
  ].filter(([, value]) => value);
  return (
    <section className="operator__part" aria-labelledby="profile">
      <h2 id="profile">{t.profile}</h2>
      <dl className="panel operator__profile">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Payments({ payments }: Pick<PersonAnswer, 'payments'>) {
  const { person: t, overview, paymentState } = useOperatorMessages();
  const format = useFormat();
  const states: Readonly<Record<string, string>> = paymentState;
  const price = (cents: number) => format.price(cents / 100);
  return (
    <Part title={t.payments} rows={payments} none={t.noPayments}>
      {({ title, role, amount, refunded, status, task_id, created_at }) => (
        <>
          <p>
            <b>{price(amount)}</b>
            <span className="partner__state">{states[status] ?? status}</span>
          </p>
          <p className="operator__facts">
            <span dir="auto">{title}</span>
            <span>#{task_id}</span>
            <span>{role === 'owner' ? t.asOwner : t.asCustomer}</span>
            {refunded > 0 && (
              <span>
                {overview.refunded} {price(refunded)}
              </span>
            )}
            <span>{format.moment(new Date(created_at))}</span>
          </p>
        </>
      )}
    </Part>
  );
}

function Mails({ mails }: Pick<PersonAnswer, 'mails'>) {
  const { person: t, mailState } = useOperatorMessages();
  const format = useFormat();
  return (
    <Part title={t.mails} rows={mails} none={t.noMails}>
      {({ subject, status, reason, created_at }) => (
        <>
          <p>
            <b dir="auto">{subject ?? t.noSubject}</b>
            <span className="partner__state" data-state={status === 'failed' ? 'pending' : undefined}>
              {mailState[status]}
            </span>
          </p>
          <p className="operator__facts">
            <span>{format.moment(new Date(created_at))}</span>
            {reason && <span dir="auto">{reason}</span>}
          </p>
        </>
      )}
    </Part>
  );
}

interface PartProps<Row> {
  title: string;
  rows: readonly Row[];
  none: string;
  children(row: Row): ReactNode;
}

/** One kind of what belongs to a person. */
function Part<Row extends { id: string | number }>({ title, rows, none, children }: PartProps<Row>) {
  return (
    <section className="operator__part" aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="panel operator__none">{none}</p>
      ) : (
        <Rows rows={rows}>{children}</Rows>
      )}
    </section>
  );
}
