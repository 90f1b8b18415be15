import { type FormEvent, useState } from 'react';
import { phonePattern } from '#core/domain/limits.ts';
import { isOnPartnerPage, type User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { Button } from '#core/ui/button.tsx';
import { DraftNote } from '#core/ui/draft-note.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { AboutFields } from './about-fields.tsx';
import { entriesOf, levelsFrom } from './levels.ts';
import { useSaveProfile } from './profile.data.ts';
import { profileMessages } from './profile.messages.ts';
import * as styles from './profile.styles.ts';

const fieldsOf = ({ firstName, lastName, phone, address, languages, about, languageLevels }: User) => ({
  firstName,
  lastName,
  phone: phone ?? '',
  address: address ?? '',
  languages,
  about,
  levels: entriesOf(languageLevels),
});

type Fields = ReturnType<typeof fieldsOf>;

export function ProfileForm({ user, signInUrl }: { user: User; signInUrl: string }) {
  const t = useMessages(profileMessages);
  const core = useMessages(coreMessages);
  const [saved, setSaved] = useState<Fields>(() => fieldsOf(user));
  const draft = useDraft(`profile.${user.id}`, saved);
  const [before, setBefore] = useState<Fields | null>(null);
  const { fields, change } = draft;
  const [save, saving] = useSaveProfile();
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const field = (name: string, key: keyof Omit<Fields, 'languages' | 'levels'>) => ({
    name,
    required: true,
    value: fields[key],
    error: errors[name],
    onChange: (value: string) => change({ [key]: value }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) void send();
  };
  const send = async () => {
    const { phone, address, levels, ...rest } = fields;
    const change = { ...rest, about: rest.about.trim(), languageLevels: levelsFrom(levels, rest.languages) };
    if (!(await save(isOnPartnerPage(user) ? change : { ...change, phone, address }))) return;
    const kept = { ...fields, about: change.about, levels: entriesOf(change.languageLevels) };
    setSaved(kept);
    setBefore(null);
    draft.clear(kept);
  };
  const startOver = () => {
    setBefore(fields);
    draft.clear();
  };
  const phoneError = errors.phonenumber && fields.phone ? t.phoneWrong : errors.phonenumber;

  return (
    <form
      className={styles.form}
      part="form"
      noValidate
      onSubmit={submit}
      onBlur={({ target }) => checkOne(target)}
      onInput={({ target }) => recheck(target)}
    >
      <div className={styles.wide}>
        <TextField
          name="email"
          type="email"
          label={t.email}
          hint={t.emailHint}
          value={user.email}
          onChange={() => undefined}
          readOnly
          autoComplete="email"
        />
      </div>
      <TextField {...field('firstname', 'firstName')} label={t.firstName} autoComplete="given-name" />
      <TextField {...field('lastname', 'lastName')} label={t.lastName} autoComplete="family-name" />
      {isOnPartnerPage(user) ? (
        <ContactElsewhere />
      ) : (
        <>
          <TextField
            {...field('phonenumber', 'phone')}
            type="tel"
            label={t.phone}
            hint={t.phoneHint}
            error={phoneError}
            pattern={phonePattern}
            autoComplete="tel"
          />
          <TextField {...field('address', 'address')} label={t.address} autoComplete="street-address" />
        </>
      )}
      <AboutFields fields={fields} errors={errors} change={change} />
      <div className={styles.actions}>
        {saving.status === 'failed' && <FormProblem error={saving.error} signInUrl={signInUrl} />}
        <Button
          type="submit"
          variant="primary"
          part="submit"
          busy={saving.status === 'busy'}
          busyLabel={core.loading}
        >
          {t.submit}
        </Button>
        <StatusLine>{saving.status === 'done' ? t.saved : ''}</StatusLine>
      </div>
      {(draft.isWritten || before) && (
        <div className={styles.wide}>
          <DraftNote
            isWritten={draft.isWritten}
            onClear={startOver}
            onUndo={() => before && change(before)}
          />
        </div>
      )}
    </form>
  );
}

function ContactElsewhere() {
  const t = useMessages(profileMessages);
  const link = useLink();
  return (
    <p className={styles.elsewhere}>
      {t.contactElsewhere} <a href={link('contact', '/Profile')}>{t.contactLink}</a>
    </p>
  );
}
