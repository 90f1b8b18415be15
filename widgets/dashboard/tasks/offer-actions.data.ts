import type { ServerMessage } from '#core/api/account.ts';
import { offers } from '#core/api/offers.ts';
import type { OwnOffer } from '#core/domain/offer.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useRefresh } from '#core/kit/data/use-refresh.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { isOutdated } from '#core/kit/task/outdated.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';

/** The counts of the tabs are read with the tasks. */
const affectedQueries = ['own-offers', 'offer', 'tasks'];

/** Shows the backend's message and refreshes. If the offer is gone already, a toast says so. */
function useOfferCall() {
  const { demo, runtime } = useWidget();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const notify = useNotify();
  return async (call: () => Promise<ServerMessage>, fallback: string) => {
    if (demo) return true;
    try {
      notify(await call(), fallback);
    } catch (error) {
      if (isOutdated(error)) {
        runtime.notices.notify('warning', errorText(error));
        await refresh(...affectedQueries);
      }
      throw error;
    }
    await refresh(...affectedQueries);
    return true;
  };
}

/** Pauses an offer, or resumes it. */
export function usePauseOffer({ id, active }: OwnOffer) {
  const t = useMessages(dashboardMessages);
  const callBackend = useOfferCall();
  return useAction((client, _input: null) =>
    active
      ? callBackend(() => offers(client).pause(id), t.offerPaused)
      : callBackend(() => offers(client).resume(id), t.offerResumed),
  );
}

export function useRemoveOffer({ id }: OwnOffer) {
  const t = useMessages(dashboardMessages);
  const callBackend = useOfferCall();
  return useAction((client, _input: null) =>
    callBackend(async () => (await offers(client).remove(id)).serverMessage, t.offerDeleted),
  );
}
