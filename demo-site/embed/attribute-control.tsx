import { useId } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { useMessages } from '#site/messages/messages.ts';
import { Select } from '#site/shell/select.tsx';
import { isLanguage, isOffer, isValid } from './facts.ts';
import type { AttributeControlProps, FieldProps } from './field-props.ts';
import { LanguageField } from './language-field.tsx';
import { OfferField } from './offer-field.tsx';
import { PartnerField } from './partner-field.tsx';
import { Prose } from './prose.tsx';

/** The control for one attribute: name, description and a field for its value. */
export function AttributeControl({ attribute, value, onChange }: AttributeControlProps) {
  const { embed } = useIntegratorMessages();
  const id = useId();
  const isInvalid = value !== undefined && !isValid(attribute, value);
  return (
    <div className="control" data-kind={attribute.kind}>
      <label className="control__name" htmlFor={id} translate="no">
        {attribute.name}
      </label>
      <Field
        {...{ attribute, value, onChange }}
        shared={{
          id,
          name: attribute.name,
          'aria-describedby': `${id}-about${isInvalid ? ` ${id}-wrong` : ''}`,
          'aria-invalid': isInvalid || undefined,
        }}
      />
      <p className="control__about" id={`${id}-about`}>
        <Prose text={attribute.about} />
      </p>
      {isInvalid && (
        <p className="control__wrong" id={`${id}-wrong`} role="alert">
          {embed.takes} <Prose text={attribute.allowed} />
        </p>
      )}
    </div>
  );
}

function Field({ attribute, value, onChange, shared }: FieldProps) {
  const { embed } = useIntegratorMessages();
  const { categories } = useMessages();
  if (isLanguage(attribute)) return <LanguageField {...{ attribute, value, onChange, shared }} />;
  if (isOffer(attribute)) return <OfferField {...{ attribute, value, onChange, shared }} />;
  if (attribute.name === 'partner') return <PartnerField {...{ attribute, value, onChange, shared }} />;
  const nameOfChoice = (option: string) =>
    (attribute.name === 'category' &&
      Object.entries(categories).find(([name]) => name === option)?.[1].name) ||
    option;
  switch (attribute.kind) {
    case 'flag':
      return (
        <input
          {...shared}
          className="switch"
          type="checkbox"
          role="switch"
          aria-checked={value !== undefined}
          checked={value !== undefined}
          onChange={({ target }) => onChange(target.checked ? '' : undefined)}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">{attribute.initial ? embed.byDefault(attribute.initial) : embed.unset}</option>
          {attribute.options
            ?.filter((option) => option !== attribute.initial)
            .map((option) => (
              <option key={option} value={option} translate="no">
                {nameOfChoice(option)}
              </option>
            ))}
        </Select>
      );
    default:
      return (
        <input
          {...shared}
          className="field"
          type="text"
          // Not `type="number"`: such a field hides invalid text from us, so we could not show an error.
          inputMode={attribute.kind === 'number' ? (attribute.whole ? 'numeric' : 'decimal') : undefined}
          dir="auto"
          autoComplete="off"
          spellCheck={attribute.name === 'heading'}
          placeholder={attribute.initial}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      );
  }
}
