import { type FormEvent, useState } from 'react';
import { isLanguageLevel, type LanguageLevels, languageLevels } from '#core/domain/language-level.ts';
import { limits, phonePattern } from '#core/domain/limits.ts';
import type { User } from '#core/domain/user.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { levelMessages } from '#core/i18n/forms.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { DraftNote } from '#core/ui/forms/draft-note.tsx';
import { LanguagePicker } from '#core/ui/forms/language-picker.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { StatusLine } from '#core/ui/status-line.tsx';
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

const controls = {
  firstname: 'firstname',
  lastname: 'lastname',
  phonenumber: 'phonenumber',
  address: 'address',
  about: 'about',
};

type Fields = ReturnType<typeof fieldsOf>;

export function ProfileForm({ user, signInUrl }: { user: User; signInUrl: string }) {
  const t = useMessages(profileMessages);
  const core = useMessages(coreMessages);
  const [saved, setSaved] = useState<Fields>(() => fieldsOf(user));
  const draft = useDraft(`profile.${user.id}`, saved);
  const [before, setBefore] = useState<Fields | null>(null);
  const { fields, change } = draft;
  const [save, saving] = useSaveProfile();
  const errorText = useErrorText();
  const problem = saving.status === 'failed' ? saving.error : null;
  const refused = refusedField(problem, controls, errorText);
  const { errors, check, checkOne, recheck } = useFieldErrors(refused);
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
    if (!(await save({ ...change, phone, address }))) return;
    const saved = { ...fields, about: change.about, levels: entriesOf(change.languageLevels) };
    setSaved(saved);
    setBefore(null);
    draft.clear(saved);
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
      <AboutFields fields={fields} errors={errors} change={change} />
      <div className={styles.actions}>
        {problem && !refused && <FormProblem error={problem} signInUrl={signInUrl} />}
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
            draft={draft}
            isWritten={draft.isWritten}
            onClear={startOver}
            onUndo={() => before && change(before)}
          />
        </div>
      )}
    </form>
  );
}

interface AboutValues {
  about: string;
  languages: readonly string[];
  levels: readonly string[];
}

interface AboutFieldsProps {
  fields: AboutValues;
  errors: Readonly<Record<string, string | undefined>>;
  change(changes: Partial<AboutValues>): void;
}

/** What customers read about the person: their own words, and their languages with levels. */
function AboutFields({ fields, errors, change }: AboutFieldsProps) {
  const t = useMessages(profileMessages);
  const { about, languages } = fields;
  const languagesError = errors.languages && languages.length === 0 ? t.languagesMissing : errors.languages;
  return (
    <>
      <div className={styles.wide}>
        <TextArea
          name="about"
          label={t.about}
          hint={holdsContact(about) ? t.aboutContact : t.aboutHint}
          optional
          limit={limits.about}
          value={about}
          error={errors.about}
          onChange={(text) => change({ about: text })}
        />
      </div>
      <div className={styles.wide}>
        <LanguagePicker
          name="languages"
          label={t.languages}
          required
          value={languages}
          error={languagesError}
          onChange={(chosen) => change({ languages: chosen })}
        />
      </div>
      {languages.length > 0 && <LevelFields fields={fields} change={change} />}
    </>
  );
}

/** A telephone number, an e-mail address, or that of a page. */
const holdsContact = (text: string): boolean =>
  /(?:\+(?:[ ()/.-]*\d){8}|\b0(?:[ ()/.-]*\d){8})|[^\s@]+@[^\s@]+\.\p{L}{2}|https?:\/\/|\bwww\./iu.test(text);

function LevelFields({ fields: { languages, levels }, change }: Pick<AboutFieldsProps, 'fields' | 'change'>) {
  const t = useMessages(profileMessages);
  const { levelInWords } = useMessages(levelMessages);
  const format = useFormat();
  const chosen = levelsFrom(levels, languages);
  const options = languageLevels.map((level) => ({ value: level, label: levelInWords({ level }) }));
  return (
    <fieldset className={styles.levels} part="levels">
      <legend className={styles.legend}>{t.levels}</legend>
      <div className={styles.levelGrid}>
        {languages.map((code) => (
          <SelectField
            key={code}
            name={`level-${code}`}
            part="level"
            compact
            label={format.language(code)}
            emptyLabel={t.noLevel}
            options={options}
            value={chosen[code] ?? ''}
            onChange={(level) =>
              change({ levels: withLevel(levels, code, isLanguageLevel(level) ? level : '') })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

// Levels of languages as a form keeps them: one text such as `de:C1` for each.

export const entriesOf = (levels: LanguageLevels): readonly string[] =>
  Object.entries(levels).map(([code, level]) => `${code}:${level}`);

/** Only of these languages: one that was removed takes its level with it. */
const levelsFrom = (entries: readonly string[], languages: readonly string[]): LanguageLevels =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const [code = '', level] = entry.split(':');
      return isLanguageLevel(level) && languages.includes(code) ? [[code, level] as const] : [];
    }),
  );

/** An empty level removes it. */
const withLevel = (entries: readonly string[], code: string, level: string): readonly string[] => [
  ...entries.filter((entry) => !entry.startsWith(`${code}:`)),
  ...(level ? [`${code}:${level}`] : []),
];
