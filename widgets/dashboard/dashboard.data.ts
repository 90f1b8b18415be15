import { useCallback, useState } from 'react';
import { offers } from '#core/api/offers.ts';
import { tasks } from '#core/api/tasks.ts';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import type { Offer } from '#core/domain/offer.ts';
import { sampleUser } from '#core/domain/sample-user.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import type { DashboardTab } from './dashboard.contract.ts';

/** Milliseconds between polls where the network blocks live events, and only while the page is visible. */
const refreshEvery = 20_000;

/** Steps, payments, documents and reviews arrive as task updates or as system messages of the conversation. */
const isAboutTasks = (news: LiveUpdate): boolean =>
  news.kind === 'task' || (news.kind === 'message' && news.message.kind === 'system');

const sampleViewer: Viewer = { status: 'signed-in', user: sampleUser };

/** Whose dashboard it is; in `demo` a sample person's. */
export function usePerson(): Viewer {
  const { demo } = useWidget();
  const viewer = useViewer();
  return demo ? sampleViewer : viewer;
}

/** The open tab: the page sets it and the visitor selects one; the later of the two counts. */
export function useTab(fromPage: DashboardTab): [DashboardTab, (tab: DashboardTab) => void] {
  const { emit } = useWidget();
  const [lastFromPage, setLastFromPage] = useState(fromPage);
  const [tab, setTab] = useState(fromPage);
  if (lastFromPage !== fromPage) {
    setLastFromPage(fromPage);
    setTab(fromPage);
  }
  const choose = useCallback(
    (next: DashboardTab) => {
      setTab(next);
      emit('dragoman-tab-change', { tab: next });
    },
    [emit],
  );
  return [tab, choose];
}

/** The offers that the person has published. */
export function useOwnOffers(personId: string): Resource<Offer[]> {
  return useResource(['own-offers', personId], (client) => offers(client).own(), {
    ready: async () => (await import('#core/domain/sample-own-offers.ts')).sampleOwnOffers(),
    empty: [],
  });
}

/** The tasks in which the person is one of the two parties. */
export function useTasks(personId: string): Resource<AcceptedTask[]> {
  return useLiveResource(
    ['tasks', personId],
    (client) => tasks(client).list(),
    { ready: async () => (await import('#core/domain/sample-tasks.ts')).sampleTasks(), empty: [] },
    { refreshEvery, isAffectedBy: isAboutTasks },
  );
}
