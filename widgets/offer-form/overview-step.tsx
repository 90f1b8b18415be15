import { isCategory } from '#core/domain/category.ts';
import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { CategoryRadios } from '#core/ui/forms/category-radios.tsx';
import { useLanguageOptions } from '#core/ui/forms/language-options.ts';
import { LanguageSelect } from '#core/ui/forms/language-select.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { TitleField } from '#core/ui/forms/title-field.tsx';
import { type Translation, toEntry, translationsIn } from './offer-fields.ts';
import type { OfferFormState } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';
import * as styles from './offer-form.styles.ts';

export function OverviewStep({ form }: { form: OfferFormState }) {
  const { fields, change, errors } = form;
  const t = useMessages(offerFormMessages);
  return (
    <>
      <TitleField
        name="title"
        label={t.title}
        hint={t.titleHint}
        value={fields.title}
        onChange={(title) => change({ title })}
        error={errors.errors.title}
      />
      <TextArea
        name="description"
        label={t.description}
        hint={t.descriptionHint}
        required
        advised={limits.description}
        limit={limits.descriptionMax}
        value={fields.description}
        onChange={(description) => change({ description })}
        onBlur={() => change({ description: fields.description.trim() })}
        error={errors.errors.description}
      />
      <CategoryRadios
        name="type"
        label={t.type}
        missing={t.typeMissing}
        hints={{
          document: t.typeHint({ type: 'document' }),
          call: t.typeHint({ type: 'call' }),
          translation: t.typeHint({ type: 'translation' }),
        }}
        value={isCategory(fields.type) ? fields.type : ''}
        onChange={(type) => change({ type })}
        error={errors.errors.type}
      />
      <LanguageSelect
        name="textLanguage"
        label={t.textLanguage}
        value={form.textLanguage}
        onChange={(textLanguage) => change({ textLanguage })}
        error={errors.errors.textLanguage}
      />
      <TranslationFields form={form} />
    </>
  );
}

/** The offer's texts in further languages, added one at a time. */
function TranslationFields({ form }: { form: OfferFormState }) {
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
        advised={limits.description}
        limit={limits.descriptionMax}
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
