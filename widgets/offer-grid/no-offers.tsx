import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { ActiveFilters } from './active-filters.tsx';
import * as styles from './filter-bar.styles.ts';
import { activeFilters } from './filters.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { FilterState } from './use-filters.ts';

/** Says what was looked for, and what to do: remove a filter, or ask for help. */
export function NoOffers({ filtering, requestUrl }: { filtering: FilterState | null; requestUrl: string }) {
  const t = useMessages(offerGridMessages);
  const format = useFormat();
  const nameOf = useFilterNames();
  const link = useLink();
  const names = filtering ? activeFilters(filtering.filters) : [];
  if (!filtering || names.length === 0) return <Empty message={t.empty} hint={t.emptyHint} />;
  const filters = format.list(names.map((name) => nameOf(name, filtering.filters[name])));
  return (
    <Empty
      message={t.emptyFor({ filters })}
      hint={t.emptyFiltered}
      action={
        <>
          <div className={styles.removals}>
            <ActiveFilters {...filtering} />
          </div>
          <ButtonLink variant="primary" part="request" href={link('requestUrl', requestUrl)}>
            {t.askForHelp}
          </ButtonLink>
        </>
      }
    />
  );
}
