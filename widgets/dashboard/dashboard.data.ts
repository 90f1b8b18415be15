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

/** Where the backend cannot tell of what the other party does: how often the page, while it is seen, asks. */
const refreshEvery = 20_000;

/** A step, a payment, a document, a review: each is told as a task's or by a line in its conversation. */
const isAboutTasks = (news: LiveUpdate): boolean =>
  news.kind === 'task' || (news.kind === 'message' && news.message.kind === 'system');

const sampleViewer: Viewer = { status: 'signed-in', user: sampleUser };

/** Whose dashboard it is; in `demo` a sample person's. */
export function usePerson(): Viewer {
  const { demo } = useWidget();
  const viewer = useViewer();
  return demo ? sampleViewer : viewer;
}

/** The open tab: what the page names and what the person chooses; whoever spoke last is heard. */
export function useTab(given: DashboardTab): [DashboardTab, (tab: DashboardTab) => void] {
  const { emit } = useWidget();
  const [heard, setHeard] = useState(given);
  const [tab, setTab] = useState(given);
  if (heard !== given) {
    setHeard(given);
    setTab(given);
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

/** What the person has published. */
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

/** A step of a task is told in its conversation and in notifications too. */
const toldOfTasks = ['tasks', 'conversations', 'messages', 'notifications'];

/**
 * Does something to a task. Where the backend sees it otherwise than the row does, the row is read anew; it may leave
 * the table then, so that what the backend said is told above the page too.
 */
function useTaskCall() {
  const { runtime } = useWidget();
  const errorText = useErrorText();
  const refresh = useRefresh();
  return {
    refresh: () => refresh(...toldOfTasks),
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

/** Takes a task a step further, here and wherever else the page tells of it. */
export function useMoveTask({ id }: AcceptedTask) {
  const { demo, emit } = useWidget();
  const { moved } = useMessages(dashboardMessages);
  const tell = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, status: string) => {
    if (demo) return status;
    const told = await guarded(tasks(client).move(id, status));
    tell(told, moved);
    emit('dragoman-task-change', { id, status });
    await refresh();
    return status;
  });
}

const unnamedPlace = () =>
  new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'payment' });

/** Leads to where the task can be paid. */
export function usePayTask({ id }: AcceptedTask) {
  const { demo, host } = useWidget();
  const { guarded } = useTaskCall();
  return useAction(async (client, _input: null, key) => {
    if (demo) return;
    const place = await guarded(payments(client).start(id, key));
    if (!place) throw unnamedPlace();
    navigate(host, place);
  });
}

export function useDownload({ id, name }: TaskDocument) {
  const { demo } = useWidget();
  return useAction(async (client, _input: null) => {
    if (!demo) saveFile(await tasks(client).document(id), name);
  });
}

/** Answers true once the review is there. */
export function useReviewTask({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { reviewed } = useMessages(dashboardMessages);
  const tell = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, review: { rating: number; text: string }, key) => {
    if (demo) return true;
    const told = await guarded(tasks(client).review(id, review, key));
    tell(told, reviewed);
    await refresh();
    return true;
  });
}

/** Answers true once the answer is there. */
export function useReplyToReview({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { replied } = useMessages(dashboardMessages);
  const tell = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, text: string, key) => {
    if (demo) return true;
    const told = await guarded(tasks(client).reply(id, text, key));
    tell(told, replied);
    await refresh();
    return true;
  });
}
