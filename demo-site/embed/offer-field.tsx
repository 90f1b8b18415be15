import { useId, useState } from 'react';
import { isComposing } from '#core/ui/is-composing.ts';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import type { FieldProps } from './field-props.ts';
import { ListField, wordsOf } from './list-field.tsx';
import { type OfferName, useOfferNames, useOffers } from './use-offers.ts';

/** One offer, or several as a list: found by their words, named by their titles, written as their ids. */
export function OfferField({ attribute, value, onChange, shared }: FieldProps) {
  const isList = attribute.kind === 'list';
  const chosen = wordsOf(value);
  const names = useOfferNames(chosen);
  const nameOf = (id: string) => names.get(id) ?? id;
  const finder = (
    <OfferFinder
      // A choice empties the field.
      key={value}
      shared={shared}
      without={chosen}
      onFind={({ id }) => onChange(isList ? [...chosen, id].join(',') : id)}
    />
  );
  return (
    <ListField
      label={attribute.name}
      values={chosen}
      nameOf={nameOf}
      onChange={(ids) => onChange(ids.join(',') || undefined)}
    >
      {(isList || chosen.length === 0) && finder}
    </ListField>
  );
}

interface OfferFinderProps extends Pick<FieldProps, 'shared'> {
  /** The ids that are chosen already. */
  without: readonly string[];
  onFind(offer: OfferName): void;
}

/** Suggests offers for what is typed. An id may be typed too. */
function OfferFinder({ shared, without, onFind }: OfferFinderProps) {
  const { embed } = useIntegratorMessages();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isUsed, setUsed] = useState(false);
  const isId = /^\d+$/.test(typed.trim());
  const found = useOffers(isUsed ? (isId ? '' : typed.trim()) : undefined).filter(
    ({ id }) => !without.includes(id),
  );
  const take = (text: string) => {
    const offer = found.find(({ id }) => id === text.trim());
    if (offer) onFind(offer);
    return offer !== undefined;
  };
  return (
    <>
      <input
        {...shared}
        className="field"
        type="text"
        list={listId}
        dir="auto"
        autoComplete="off"
        placeholder={embed.findOffer}
        value={typed}
        onFocus={() => setUsed(true)}
        onChange={({ target, nativeEvent }) => {
          // Chosen from the list, not typed: `1` might become `12`.
          const isChosen =
            !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertReplacementText';
          if (!isChosen || !take(target.value)) setTyped(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !isId) return;
          event.preventDefault();
          onFind({ id: typed.trim(), name: typed.trim() });
        }}
      />
      <datalist id={listId}>
        {found.map(({ id, name }) => (
          <option key={id} value={id} translate="no">
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
