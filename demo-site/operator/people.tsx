import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { operator } from '#core/api/operator.ts';
import type { PersonRow } from '#core/domain/operator.ts';
import { useFormat } from '#core/i18n/context.ts';
import { useOperatorMessages } from '#site/messages/operators.ts';
import { Listed, useListed } from './listed.tsx';
import { OperatorHeading, OperatorPage } from './operator-page.tsx';
import '#site/styles/forms.css';

/** `/Operator/Users?q=`: people by name, address or id. */
export const People = () => (
  <OperatorPage>
    <FoundPeople />
  </OperatorPage>
);

function FoundPeople() {
  const { people: t } = useOperatorMessages();
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const id = useId();
  const list = useListed<PersonRow>(['people', q], (client, cursor) => operator(client).people(q, cursor));
  return (
    <>
      <OperatorHeading title={t.title} />
      <form
        className="operator__filter"
        key={q}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get('q')).trim();
          setParameters(words ? { q: words } : {});
        }}
      >
        <p className="operator__wide">
          <label htmlFor={id}>{t.label}</label>
          <input
            className="form__field"
            id={id}
            name="q"
            type="search"
            dir="auto"
            maxLength={200}
            autoComplete="off"
            defaultValue={q}
          />
        </p>
        <button className="button" type="submit">
          {t.find}
        </button>
      </form>
      <Listed list={list} none={t.none}>
        {(person) => <PersonEntry person={person} />}
      </Listed>
    </>
  );
}

function PersonEntry({ person }: { person: PersonRow }) {
  const { people: t, person: words } = useOperatorMessages();
  const format = useFormat();
  return (
    <>
      <p>
        <Link to={`/Operator/Users/${person.id}`} dir="auto" translate="no">
          {`${person.firstname} ${person.lastname}`}
        </Link>
        {person.operator && <span className="partner__state">{t.operator}</span>}
      </p>
      <p className="operator__facts">
        <bdi dir="ltr" translate="no">
          {person.email}
        </bdi>
        <span>
          {words.offers} {format.number(person.offers_count)}
        </span>
        <span>
          {words.tasks} {format.number(person.tasks_count)}
        </span>
        <span>{format.day(new Date(person.created_at))}</span>
      </p>
    </>
  );
}
