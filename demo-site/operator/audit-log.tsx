import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type AuditFilter, operator } from '#core/api/operator.ts';
import type { AuditLine } from '#core/domain/operator.ts';
import { useFormat } from '#core/i18n/context.ts';
import { useOperatorMessages } from '#site/messages/operators.ts';
import { Listed, useListed } from './listed.tsx';
import { OperatorHeading, OperatorPage } from './operator-page.tsx';
import '#site/styles/forms.css';

/** `/Operator/Audit?user=&action=&from=&to=`: who did what to whom and when. */
export const AuditLog = () => (
  <OperatorPage>
    <FoundLines />
  </OperatorPage>
);

const fields = [
  { name: 'user', type: 'text', maxLength: 36 },
  { name: 'action', type: 'text', maxLength: 40 },
  { name: 'from', type: 'date' },
  { name: 'to', type: 'date' },
] as const;

function FoundLines() {
  const { audit: t } = useOperatorMessages();
  const [parameters, setParameters] = useSearchParams();
  const id = useId();
  const filter: AuditFilter = {
    user: parameters.get('user') ?? '',
    action: parameters.get('action') ?? '',
    from: parameters.get('from') ?? '',
    to: parameters.get('to') ?? '',
  };
  const list = useListed<AuditLine>(['audit', filter], (client, cursor) =>
    operator(client).auditLog(filter, cursor),
  );
  return (
    <>
      <OperatorHeading title={t.title}>
        <p className="lead">{t.lead}</p>
      </OperatorHeading>
      <form
        className="operator__filter"
        key={parameters.toString()}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const given = fields
            .map(({ name }) => [name, String(typed.get(name)).trim()] as [string, string])
            .filter(([, value]) => value);
          setParameters(given);
        }}
      >
        {fields.map(({ name, ...field }) => (
          <p key={name} className={name === 'user' ? 'operator__wide' : undefined}>
            <label htmlFor={`${id}-${name}`}>{t[name]}</label>
            <input
              className="form__field"
              id={`${id}-${name}`}
              name={name}
              dir="ltr"
              autoComplete="off"
              defaultValue={filter[name]}
              {...field}
            />
          </p>
        ))}
        <button className="button" type="submit">
          {t.show}
        </button>
        <p className="form__hint">{t.days}</p>
      </form>
      <Listed list={list} none={t.none}>
        {(line) => <AuditEntry line={line} />}
      </Listed>
    </>
  );
}

/** A line of the audit log: when, who, what, to whom, and why. */
export function AuditEntry({ line }: { line: AuditLine }) {
  const { audit: t } = useOperatorMessages();
  const format = useFormat();
  const { actor, subject, action, outcome, reason, network, at } = line;
  const outcomes: Readonly<Record<string, string>> = t.outcome;
  const isOther = subject.id !== null && subject.id !== actor?.id;
  return (
    <>
      <p>
        <code dir="ltr" translate="no">
          {action}
        </code>
        <span className="partner__state" data-state={outcome === 'done' ? 'verified' : 'off'}>
          {outcomes[outcome] ?? outcome}
        </span>
      </p>
      <p className="operator__facts">
        <span>{format.moment(new Date(at))}</span>
        {actor ? <PersonLink id={actor.id} name={actor.name} /> : <span>{t.nobody}</span>}
        {isOther && subject.kind === 'user' && <PersonLink id={subject.id ?? ''} name={subject.name} />}
        {isOther && subject.kind !== 'user' && (
          <bdi dir="ltr" translate="no">{`${subject.kind} ${subject.id}`}</bdi>
        )}
        {network && (
          <bdi dir="ltr" translate="no">
            {network}
          </bdi>
        )}
        {reason && <span dir="auto">{reason}</span>}
      </p>
    </>
  );
}

function PersonLink({ id, name }: { id: string; name: string | null }) {
  const { audit: t } = useOperatorMessages();
  return (
    <Link to={`/Operator/Users/${id}`} dir="auto" translate="no">
      {name || t.gone}
    </Link>
  );
}
