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
import { LanguagePicker } from '#core/ui/language-picker.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useSaveProfile } from './profile.data.ts';
import { profileMessages } from './profile.messages.ts';
import * as styles from './profile.styles.ts';

const fieldsOf = ({ firstName, lastName, phone, address, languages }: User) => ({
  firstName,
  lastName,
  phone: phone ?? '',
  address: address ?? '',
  languages,
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
  const field = (name: string, key: keyof Omit<Fields, 'languages'>) => ({
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
    const { firstName, lastName, languages } = fields;
    if (!(await save(isOnPartnerPage(user) ? { firstName, lastName, languages } : fields))) return;
    setSaved(fields);
    setBefore(null);
    draft.clear(fields);
  };
  const startOver = () => {
    setBefore(fields);
    draft.clear();
  };
  const languagesError =
    errors.languages && fields.languages.length === 0 ? t.languagesMissing : errors.languages;
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
      <div className={styles.wide}>
        <LanguagePicker
          name="languages"
          label={t.languages}
          required
          value={fields.languages}
          error={languagesError}
          onChange={(languages) => change({ languages })}
        />
      </div>
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
