import { type FormEvent, useState } from 'react';
import type { PersonDetails } from '#core/api/providers.ts';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { providerMessages } from '#core/i18n/sign-in.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { Spinner } from '#core/ui/spinner.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { ProviderStep, ProviderVisit } from './provider.data.ts';
import { Refusal } from './refusal.tsx';
import { useRefusalText } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { form, lead, other, submit, waiting } from './sign-in.styles.ts';
import { NameFields } from './sign-up-form.tsx';

const nameControls = { firstname: 'firstname', lastname: 'lastname' };
const detailControls = { ...nameControls, email: 'email' };

interface ProviderDetailsProps {
  visit: ProviderVisit;
  step: Extract<ProviderStep, { status: 'details-needed' }>;
}

/** The short form for what a provider has not told and an account needs. Nothing is stored before it is sent. */
export function ProviderDetails({ visit, step }: ProviderDetailsProps) {
  const t = useMessages(signInMessages);
  const own = useMessages(providerMessages);
  const { loading } = useMessages(coreMessages);
  const [values, setValues] = useState(step.details);
  const refusalText = useRefusalText();
  const refused = refusedField(visit.error, step.isAddressKnown ? nameControls : detailControls, refusalText);
  const { errors, check, checkOne, recheck } = useFieldErrors(refused);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const { firstName, lastName, email } = values;
    visit.complete({ firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() });
  };
  const field = (name: keyof PersonDetails) => ({
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    required: true,
  });

  return (
    <>
      <p className={lead}>{own.detailsLead({ name: step.provider })}</p>
      <form
        className={form}
        part="form"
        noValidate
        onSubmit={onSubmit}
        onBlur={(event) => checkOne(event.target)}
        onInput={(event) => recheck(event.target)}
      >
        <Refusal error={refused ? null : visit.error} />
        <NameFields field={field} errors={errors} />
        {step.isAddressKnown ? (
          <p>
            {t.email}: <bdi translate="no">{values.email}</bdi>
          </p>
        ) : (
          <TextField
            {...field('email')}
            name="email"
            type="email"
            label={t.email}
            error={errors.email}
            autoComplete="email"
          />
        )}
        <div className={submit}>
          <Button type="submit" part="submit" variant="primary" busy={visit.isBusy} busyLabel={loading}>
            {own.create}
          </Button>
        </div>
      </form>
      <div className={other}>
        <Button variant="text" part="toggle" onClick={visit.leave}>
          {own.startAgain}
        </Button>
      </div>
    </>
  );
}

/** Shown while the backend is told what a provider has answered. `name` is empty until it is known. */
export function ProviderWaiting({ name }: { name: string }) {
  const t = useMessages(providerMessages);
  const { loading } = useMessages(coreMessages);
  return (
    <div className={waiting}>
      <Spinner />
      <StatusLine>{name ? t.waiting({ name }) : loading}</StatusLine>
    </div>
  );
}
