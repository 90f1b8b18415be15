/** What several views of a partner share. */
import { useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { type Resource, useResource } from '#core/hooks/data/use-resource.ts';
import { useSession } from '#core/hooks/widget-context.ts';
import { formatFor } from '#core/i18n/format.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { ProblemText } from '#site/shell/outcomes.tsx';
import { usePreferences } from '#site/shell/preferences.ts';

/** Reads in the name of whoever is signed in: the next person at the device gets answers of their own. */
export function useOwnResource<Value>(
  key: readonly unknown[],
  read: (client: Client) => Promise<Value>,
): Resource<Value> {
  const userId = useSession(({ user }) => user?.id ?? '');
  return useResource(['partners', userId, ...key], read);
}

/** A time in the visitor's language and time zone. */
export function useMoment(): (iso: string) => string {
  const { locale } = usePreferences();
  const { moment } = formatFor(locale);
  return (iso) => moment(new Date(iso));
}

interface RemoveButtonProps {
  /** What it removes, for screen readers. */
  what: string;
  label?: string;
  remove(client: Client): Promise<unknown>;
}

/** Asks once more before it removes something. */
export function RemoveButton({ what, label, remove }: RemoveButtonProps) {
  const t = usePartnerMessages();
  const [isAsking, setAsking] = useState(false);
  const [run, state] = useAction(remove);
  const text = label ?? t.remove;
  return (
    <span className="partner__remove">
      {isAsking ? (
        <>
          <button
            className="button button--small"
            type="button"
            aria-disabled={state.status === 'busy'}
            aria-label={`${t.confirm} ${what}`}
            onClick={() => void run(undefined)}
          >
            {t.confirm}
          </button>
          <button className="text-button" type="button" onClick={() => setAsking(false)}>
            {t.cancel}
          </button>
        </>
      ) : (
        <button
          className="text-button"
          type="button"
          aria-label={`${text}: ${what}`}
          onClick={() => setAsking(true)}
        >
          {text}
        </button>
      )}
      <ProblemText state={state} />
    </span>
  );
}
