import { useId } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Select } from '#site/shell/select.tsx';
import { type AttributeFacts, fits } from './facts.ts';
import { Prose } from './prose.tsx';

interface AttributeControlProps {
  attribute: AttributeFacts;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** One attribute, as its contract says: what it is called, what it does and what it takes. */
export function AttributeControl({ attribute, value, onChange }: AttributeControlProps) {
  const { embed } = useIntegratorMessages();
  const id = useId();
  const isWrong = value !== undefined && !fits(attribute, value);
  const described = `${id}-about${isWrong ? ` ${id}-wrong` : ''}`;
  return (
    <div className="control" data-kind={attribute.kind}>
      <label className="control__name" htmlFor={id} translate="no">
        {attribute.name}
      </label>
      <Field {...{ id, attribute, value, onChange, isWrong, described }} />
      <p className="control__about" id={`${id}-about`}>
        <Prose text={attribute.about} />
      </p>
      {isWrong && (
        <p className="control__wrong" id={`${id}-wrong`} role="alert">
          {embed.takes} <Prose text={attribute.allowed} />
        </p>
      )}
    </div>
  );
}

interface FieldProps extends AttributeControlProps {
  id: string;
  isWrong: boolean;
  described: string;
}

function Field({ id, attribute, value, onChange, isWrong, described }: FieldProps) {
  const { embed } = useIntegratorMessages();
  const shared = {
    id,
    name: attribute.name,
    'aria-describedby': described,
    'aria-invalid': isWrong || undefined,
  };
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
              <option key={option} translate="no">
                {option}
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
          // A number field hides from us what it does not understand, and so what there is to mend.
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
