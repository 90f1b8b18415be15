import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';

/** Nothing is left by the filters. */
export function NoMatch({ onClear }: { onClear(): void }) {
  const t = useMessages(dashboardMessages);
  return (
    <Empty
      part="no-match"
      message={t.noMatch}
      action={
        <Button part="clear" onClick={onClear}>
          {t.clearFilters}
        </Button>
      }
    />
  );
}
