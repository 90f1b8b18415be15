import { useCallback, useState } from 'react';
import { offers } from '#core/api/offers.ts';
import { countsOf, type PersonCounts } from '#core/api/person-counts.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import type { OwnOffer } from '#core/domain/offer.ts';
import { isOver } from '#core/domain/task-states.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useChange } from '#core/hooks/data/use-change.ts';
import { useLiveResource } from '#core/hooks/data/use-live-resource.ts';
import { type Resource, useResource } from '#core/hooks/data/use-resource.ts';
import { useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import type { DashboardTab } from './dashboard.contract.ts';
import { dashboardMessages } from './dashboard.messages.ts';

/** A server renders the skeleton, which shows nothing of a person. */
export const prepareDashboard = async () => [];

/** Milliseconds between polls where the network blocks live events, and only while the page is visible. */
const refreshEvery = 20_000;

/** Steps, payments, documents and reviews arrive as task updates or as system messages of the conversation. */
const isAboutTasks = (update: LiveUpdate): boolean =>
  update.kind === 'task' || (update.kind === 'message' && update.message.kind === 'system');

/** For lists of tasks. */
export const liveTasks = { refreshEvery, isAffectedBy: isAboutTasks };

const sampleCounts = async (): Promise<PersonCounts> => {
  const { sampleOwnOffers } = await import('#core/domain/samples/sample-own-offers.ts');
  const { sampleTasks } = await import('#core/domain/samples/sample-tasks.ts');
  const { sampleOwnRequests, sampleRequests } = await import('#core/domain/samples/sample-requests.ts');
  const over = sampleTasks().filter(({ status }) => isOver(status)).length;
  return {
    offers: sampleOwnOffers().length,
    openTasks: sampleTasks().length - over,
    finishedTasks: over,
    requests: sampleOwnRequests().length,
    proposals: sampleRequests().filter(({ ownProposal }) => ownProposal).length,
  };
};

const noCounts: PersonCounts = { offers: 0, openTasks: 0, finishedTasks: 0, requests: 0, proposals: 0 };

/** For the tabs. A step of a task or a request changes them, so that they are read again with the tasks. */
export function useCounts(personId: string): Resource<PersonCounts | null> {
  const isLimited = useIsLimited();
  return useLiveResource(
    isLimited ? null : ['tasks', 'counts', personId],
    countsOf,
    { ready: sampleCounts, empty: noCounts },
    { refreshEvery, isAffectedBy: (update) => update.kind === 'notification' || isAboutTasks(update) },
  );
}

/**
 * The open tab: the page sets it and the visitor selects one; the later of the two counts. Before either, a customer sees
 * what they ordered. Null until it is known whether the visitor is one.
 */
export function useTab(
  fromPage: DashboardTab,
  counts: Resource<PersonCounts | null>,
): [DashboardTab | null, (tab: DashboardTab) => void] {
  const { demo, emit, isGiven } = useWidget();
  const [lastFromPage, setLastFromPage] = useState(fromPage);
  const [chosen, setChosen] = useState<DashboardTab | null>(null);
  const [first, setFirst] = useState<DashboardTab | null>(null);
  if (lastFromPage !== fromPage) {
    setLastFromPage(fromPage);
    setChosen(null);
  }
  const isLimited = useIsLimited();
  if (!first && isLimited) setFirst('accepted');
  if (!first && !isLimited && counts.status !== 'loading')
    setFirst(counts.status === 'ready' ? firstTab(counts.value) : 'created');
  const choose = useCallback(
    (next: DashboardTab) => {
      setChosen(next);
      emit('dragoman-tab-change', { tab: next });
    },
    [emit],
  );
  return [chosen ?? (isGiven('tab') || demo ? fromPage : first), choose];
}

function firstTab(counts: PersonCounts | null): DashboardTab {
  if (!counts || counts.offers > 0) return 'created';
  return counts.openTasks + counts.finishedTasks > 0 ? 'accepted' : 'created';
}

/** The offers that the person has published. */
export function useOwnOffers(personId: string): Resource<OwnOffer[]> {
  return useResource(['own-offers', personId], (client) => offers(client).own(), {
    ready: async () => (await import('#core/domain/samples/sample-own-offers.ts')).sampleOwnOffers(),
    empty: [],
  });
}

/** The counts of the tabs are read with the tasks. */
const affectedQueries = ['own-offers', 'offer', 'tasks'];

/** Pauses an offer, or resumes it. */
export function usePauseOffer({ id, active }: OwnOffer) {
  const t = useMessages(dashboardMessages);
  const { change } = useChange(affectedQueries);
  return useAction((client, _input: null) =>
    active
      ? change(() => offers(client).pause(id), t.offerPaused)
      : change(() => offers(client).resume(id), t.offerResumed),
  );
}

export function useRemoveOffer({ id }: OwnOffer) {
  const t = useMessages(dashboardMessages);
  const { change } = useChange(affectedQueries);
  return useAction((client, _input: null) => change(() => offers(client).remove(id), t.offerDeleted));
}
