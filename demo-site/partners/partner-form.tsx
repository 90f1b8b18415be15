import { type FormEvent, useId, useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { DoneText, ProblemText } from './states.tsx';
import { useAction } from './use-data.ts';

interface PartnerFormProps {
  action: string;
  known?: { name: string; site: string };
  onSubmit(fields: { name: string; site: string }): Promise<unknown>;
}

/** Name and website of a partner, new or known. */
export function PartnerForm({ action, known = { name: '', site: '' }, onSubmit }: PartnerFormProps) {
  const t = usePartnerMessages();
  const id = useId();
  const [fields, setFields] = useState(known);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    setDone(await run(() => onSubmit(fields)));
  };
  return (
    <form className="partner__form" onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={`${id}-name`}>{t.name}</label>
      <input
        className="mail-link__field"
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
        className="mail-link__field"
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
      <p className="mail-link__hint" id={`${id}-hint`}>
        {t.siteHint}
      </p>
      <ProblemText text={problem} id={`${id}-problem`} />
      <p>
        <button className="button button--primary" type="submit" aria-disabled={isBusy}>
          {action}
        </button>
      </p>
      <DoneText text={isDone ? t.saved : ''} />
    </form>
  );
}
