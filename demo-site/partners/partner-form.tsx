import { useId, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import type { PartnerFields } from '#core/api/partners.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { DoneText, ProblemText } from '#site/shell/outcomes.tsx';

interface PartnerFormProps {
  action: string;
  known?: PartnerFields;
  save(client: Client, fields: PartnerFields): Promise<unknown>;
}

/** Name and website of a partner, new or known. */
export function PartnerForm({ action, known = { name: '', site: '' }, save }: PartnerFormProps) {
  const t = usePartnerMessages();
  const id = useId();
  const [fields, setFields] = useState(known);
  const [send, state] = useAction(save);
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(fields);
      }}
    >
      <label htmlFor={`${id}-name`}>{t.name}</label>
      <input
        className="form__field"
        id={`${id}-name`}
        name="name"
        type="text"
        dir="auto"
        maxLength={100}
        autoComplete="organization"
        value={fields.name}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setFields({ ...fields, name: target.value })}
      />
      <label htmlFor={`${id}-site`}>{t.site}</label>
      <input
        className="form__field"
        id={`${id}-site`}
        name="site"
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="url"
        value={fields.site}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => setFields({ ...fields, site: target.value })}
      />
      <p className="form__hint" id={`${id}-hint`}>
        {t.siteHint}
      </p>
      <ProblemText state={state} id={`${id}-problem`} />
      <p>
        <button className="button button--primary" type="submit" aria-disabled={state.status === 'busy'}>
          {action}
        </button>
      </p>
      <DoneText text={state.status === 'done' ? t.saved : ''} />
    </form>
  );
}
