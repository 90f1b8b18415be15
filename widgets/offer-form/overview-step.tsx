import { isCategory } from '#core/domain/category.ts';
import { limits } from '#core/domain/limits.ts';
import { useMessages } from '#core/i18n/context.ts';
import { CategoryRadios } from '#core/ui/category-radios.tsx';
import { LanguageSelect } from '#core/ui/language-select.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { TitleField } from '#core/ui/title-field.tsx';
import type { OfferFormState } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';
import { TranslationFields } from './translation-fields.tsx';

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
        limit={limits.description}
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
      />
      <TranslationFields form={form} />
    </>
  );
}
