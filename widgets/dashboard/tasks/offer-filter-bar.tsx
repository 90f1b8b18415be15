/** Searches the person's own offers, which all are in the page already. */
import type { OwnOffer } from '#core/domain/offer.ts';
import { useMessages } from '#core/i18n/context.ts';
import { SelectField } from '#core/ui/select-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';

interface OfferFilters {
  q: string;
  state: string;
}

/** Shorter lists are read without filters. */
export const filteredAbove = 8;

export const noOfferFilters: OfferFilters = { q: '', state: '' };

const states = ['active', 'paused'] as const;

export function matchingOffers(all: readonly OwnOffer[], { q, state }: OfferFilters): readonly OwnOffer[] {
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(
    ({ title, active }) =>
      (!state || active === (state === 'active')) &&
      words.every((word) => title.toLocaleLowerCase().includes(word)),
  );
}

interface OfferFilterBarProps {
  filters: OfferFilters;
  onChange(filters: OfferFilters): void;
}

export function OfferFilterBar({ filters, onChange }: OfferFilterBarProps) {
  const t = useMessages(dashboardMessages);
  const field = (name: keyof OfferFilters) => ({
    name,
    compact: true,
    value: filters[name],
    onChange: (value: string) => onChange({ ...filters, [name]: value }),
  });
  return (
    <search>
      <form className={styles.fewFilters} part="filters" onSubmit={(event) => event.preventDefault()}>
        <TextField
          {...field('q')}
          type="search"
          maxLength={200}
          label={t.search}
          placeholder={t.searchOffers}
        />
        <SelectField
          {...field('state')}
          label={t.state}
          emptyLabel={t.any}
          options={states.map((value) => ({ value, label: t[value] }))}
        />
      </form>
    </search>
  );
}
