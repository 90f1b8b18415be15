import { useCallback, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { offers } from '#core/api/offers.ts';
import { payments } from '#core/api/payments.ts';
import { tasks } from '#core/api/tasks.ts';
import type { AcceptedTask, TaskDocument } from '#core/domain/accepted-task.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import type { Offer } from '#core/domain/offer.ts';
import { sampleUser } from '#core/domain/sample-user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import { useRefresh } from '#core/kit/data/use-refresh.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { navigate } from '#core/kit/links/navigate.ts';
import { saveFile } from '#core/kit/links/save-file.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { isOutdated } from '#widgets/dashboard/tasks/outdated.ts';
import type { DashboardTab } from './dashboard.contract.ts';
import { dashboardMessages } from './dashboard.messages.ts';

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
    ready: async () => (await import('./dashboard.demo.ts')).sampleOwnOffers(),
    empty: [],
  });
}

/** The tasks in which the person is one of the two parties. */
export function useTasks(personId: string): Resource<AcceptedTask[]> {
  return useLiveResource(
    ['tasks', personId],
    (client) => tasks(client).list(),
    { ready: async () => (await import('./dashboard.demo.ts')).sampleTasks(), empty: [] },
    { refreshEvery, isAffectedBy: isAboutTasks },
  );
}

/** A step of a task shows up in its conversation and in notifications too. */
const affectedQueries = ['tasks', 'conversations', 'messages', 'notifications'];

/**
 * Calls the backend for a task. If the row was outdated, the tasks are read again; the row may leave the table then, so that
 * a toast shows the backend's message.
 */
function useTaskCall() {
  const { runtime } = useWidget();
  const errorText = useErrorText();
  const refresh = useRefresh();
  return {
    refresh: () => refresh(...affectedQueries),
    async guarded<Result>(call: Promise<Result>): Promise<Result> {
      try {
        return await call;
      } catch (error) {
        if (isOutdated(error)) {
          runtime.notices.notify('warning', errorText(error));
          await refresh('tasks');
        }
        throw error;
      }
    },
  };
}

/** Moves a task to another status and refreshes everything on the page that shows it. */
export function useMoveTask({ id }: AcceptedTask) {
  const { demo, emit } = useWidget();
  const { moved } = useMessages(dashboardMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, status: string) => {
    if (demo) return status;
    const serverMessage = await guarded(tasks(client).move(id, status));
    notify(serverMessage, moved);
    emit('dragoman-task-change', { id, status });
    await refresh();
    return status;
  });
}

const noPaymentUrl = () =>
  new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'payment' });

/** Navigates to the payment page of a task. */
export function usePayTask({ id }: AcceptedTask) {
  const { demo, host } = useWidget();
  const { guarded } = useTaskCall();
  return useAction(async (client, _input: null, key) => {
    if (demo) return;
    const url = await guarded(payments(client).start(id, key));
    if (!url) throw noPaymentUrl();
    navigate(host, url);
  });
}

export function useDownload({ id, name }: TaskDocument) {
  const { demo } = useWidget();
  return useAction(async (client, _input: null) => {
    if (!demo) saveFile(await tasks(client).document(id), name);
  });
}

/** Resolves to true once the review is saved. */
export function useReviewTask({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { reviewed } = useMessages(dashboardMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, review: { rating: number; text: string }, key) => {
    if (demo) return true;
    const serverMessage = await guarded(tasks(client).review(id, review, key));
    notify(serverMessage, reviewed);
    await refresh();
    return true;
  });
}

/** Resolves to true once the reply is saved. */
export function useReplyToReview({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { replied } = useMessages(dashboardMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, text: string, key) => {
    if (demo) return true;
    const serverMessage = await guarded(tasks(client).reply(id, text, key));
    notify(serverMessage, replied);
    await refresh();
    return true;
  });
}
