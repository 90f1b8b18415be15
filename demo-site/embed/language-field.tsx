import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Select } from '#site/shell/select.tsx';
import { useOfferedLanguages } from '#site/shell/use-offered-languages.ts';
import type { FieldProps } from './field-props.ts';
import { ListField, wordsOf } from './list-field.tsx';

/** One language by name, or several as a list. Languages that nobody offers are not offered here either. */
export function LanguageField({ attribute, value, onChange, shared }: FieldProps) {
  const { embed } = useIntegratorMessages();
  const offered = useOfferedLanguages();
  const nameOf = (code: string) => offered.find((language) => language.code === code)?.name ?? code;
  const isList = attribute.kind === 'list';
  const chosen = isList ? wordsOf(value) : [];
  const isUnknown = !isList && value !== undefined && !offered.some(({ code }) => code === value);
  const select = (
    <Select
      {...shared}
      value={isList ? '' : (value ?? '')}
      onChange={({ target }) =>
        onChange((isList ? [...chosen, target.value].join(',') : target.value) || undefined)
      }
    >
      <option value="">{isList ? embed.addLanguage : embed.unset}</option>
      {isUnknown && <option value={value}>{value}</option>}
      {offered
        .filter(({ code }) => !chosen.includes(code))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  );
  if (!isList) return select;
  return (
    <ListField
      label={attribute.name}
      values={chosen}
      nameOf={nameOf}
      onChange={(words) => onChange(words.join(',') || undefined)}
    >
      {select}
    </ListField>
  );
}
