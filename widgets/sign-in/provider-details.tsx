import { type FormEvent, useId, useState } from 'react';
import type { PersonDetails } from '#core/api/providers.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { providerMessages } from '#core/kit/provider/provider.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { NameFields } from './name-fields.tsx';
import type { ProviderStep, ProviderVisit } from './provider.data.ts';
import { Refusal } from './refusal.tsx';
import { isRefusal } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { form, lead, other, submit } from './sign-in.styles.ts';

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
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const refusalId = useId();

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
        <Refusal error={visit.error} id={refusalId} />
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
            describedBy={isRefusal(visit.error, 409) ? refusalId : undefined}
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
