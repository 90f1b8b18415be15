import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Select } from '#site/shell/select.tsx';
import type { FieldProps } from './field-props.ts';
import { useOwnPartners } from './use-own-partners.ts';

/** A partner by its name, for its members; for everybody else its id. */
export function PartnerField({ value, onChange, shared }: FieldProps) {
  const { embed } = useIntegratorMessages();
  const own = useOwnPartners();
  if (own.length === 0)
    return (
      <input
        {...shared}
        className="field"
        type="text"
        dir="auto"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    );
  const isForeign = value !== undefined && !own.some(({ id }) => id === value);
  return (
    <Select {...shared} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{embed.unset}</option>
      {isForeign && <option value={value}>{value}</option>}
      {own.map(({ id, name }) => (
        <option key={id} value={id} translate="no">
          {name}
        </option>
      ))}
    </Select>
  );
}
