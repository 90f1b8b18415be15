import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { useLanguageOptions } from '#core/ui/language-options.ts';
import { LanguageSelect } from '#core/ui/language-select.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { TitleField } from '#core/ui/title-field.tsx';
import type { OfferFormState } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';
import * as styles from './offer-form.styles.ts';
import { type Translation, toEntry, translationsIn } from './translation-entries.ts';

/** The same offer in further languages, added one at a time. */
export function TranslationFields({ form }: { form: OfferFormState }) {
  const t = useMessages(offerFormMessages);
  const options = useLanguageOptions();
  const { fields, change } = form;
  const translations = translationsIn(fields.translations);
  const store = (next: Translation[]) => change({ translations: next.map(toEntry) });
  const taken = new Set([form.textLanguage, ...translations.map(({ code }) => code)]);

  return (
    <fieldset className={styles.translations} part="translations">
      <legend className={styles.legend}>{t.otherLanguages}</legend>
      <p className={styles.hint}>{t.otherLanguagesHint}</p>
      {translations.map((translation) => (
        <TranslationField
          key={translation.code}
          form={form}
          translation={translation}
          onChange={(changed) =>
            store(translations.map((one) => (one.code === changed.code ? changed : one)))
          }
          onRemove={() => store(translations.filter(({ code }) => code !== translation.code))}
        />
      ))}
      {translations.length < limits.languages && (
        <LanguageSelect
          name="translation"
          part="add-translation"
          label={t.addLanguage}
          codes={options.map(({ code }) => code).filter((code) => !taken.has(code))}
          value=""
          onChange={(code) => store([...translations, { code, title: '', description: '' }])}
        />
      )}
    </fieldset>
  );
}

interface TranslationFieldProps {
  form: OfferFormState;
  translation: Translation;
  onChange(translation: Translation): void;
  onRemove(): void;
}

function TranslationField({ form, translation, onChange, onRemove }: TranslationFieldProps) {
  const t = useMessages(offerFormMessages);
  const format = useFormat();
  const { errors } = form.errors;
  const { code, title, description } = translation;
  const language = format.language(code);
  return (
    <div className={styles.translation} part="translation">
      <TitleField
        name={`title-${code}`}
        label={t.titleIn({ language })}
        value={title}
        onChange={(value) => onChange({ ...translation, title: value })}
        error={errors[`title-${code}`]}
      />
      <TextArea
        name={`description-${code}`}
        label={t.descriptionIn({ language })}
        required
        limit={limits.description}
        value={description}
        onChange={(value) => onChange({ ...translation, description: value })}
        error={errors[`description-${code}`]}
      />
      <div>
        <Button variant="text" size="small" part="remove-translation" onClick={onRemove}>
          {t.removeLanguage({ language })}
        </Button>
      </div>
    </div>
  );
}
