import { type FormEvent, useId, useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { ProblemText } from './states.tsx';
import { useAction } from './use-data.ts';

const events = [
  ...['booking.created', 'booking.accepted', 'booking.cancelled', 'booking.finished'],
  ...['payment.held', 'payment.released', 'payment.refunded', 'review.created'],
];

interface WebhookFormProps {
  onSubmit(fields: { url: string; events: string[] }): Promise<unknown>;
}

/** A new webhook: all events at first. */
export function WebhookForm({ onSubmit }: WebhookFormProps) {
  const { webhooks: t } = usePartnerMessages();
  const id = useId();
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState(events);
  const { isBusy, problem, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => onSubmit({ url, events: chosen }))) setUrl('');
  };
  const toggle = (name: string, isOn: boolean) =>
    setChosen(events.filter((one) => (one === name ? isOn : chosen.includes(one))));
  return (
    <form className="partner__form" onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id}>{t.label}</label>
      <input
        className="mail-link__field"
        id={id}
        name="url"
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem !== '' || undefined}
      />
      <p className="mail-link__hint" id={`${id}-hint`}>
        {t.hint}
      </p>
      <fieldset className="partner__events">
        <legend>{t.events}</legend>
        {events.map((name) => (
          <label key={name} dir="ltr" translate="no">
            <input
              type="checkbox"
              name="events"
              value={name}
              checked={chosen.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <ProblemText text={problem} id={`${id}-problem`} />
      <p>
        <button className="button button--primary" type="submit" aria-disabled={isBusy}>
          {t.add}
        </button>
      </p>
    </form>
  );
}
