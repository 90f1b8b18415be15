import { isLanguageLevel, languageLevels } from '#core/domain/language-level.ts';
import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { levelMessages } from '#core/i18n/level.messages.ts';
import { LanguagePicker } from '#core/ui/language-picker.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { levelsFrom, withLevel } from './levels.ts';
import { profileMessages } from './profile.messages.ts';
import * as styles from './profile.styles.ts';

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
export function AboutFields({ fields, errors, change }: AboutFieldsProps) {
  const t = useMessages(profileMessages);
  const { about, languages } = fields;
  const languagesError = errors.languages && languages.length === 0 ? t.languagesMissing : errors.languages;
  return (
    <>
      <div className={styles.wide}>
        <TextArea
          name="about"
          label={t.about}
          hint={t.aboutHint}
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
