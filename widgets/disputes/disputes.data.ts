import { useState } from 'react';
import { type Decision, disputes } from '#core/api/disputes.ts';
import type { Dispute } from '#core/domain/dispute.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useRefresh } from '#core/kit/data/use-refresh.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { failedFor, useViewer } from '#core/kit/data/use-viewer.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { disputesMessages } from './disputes.messages.ts';

/** The parties may withdraw or settle at any time: polled so often, in milliseconds. */
const refreshEvery = 30_000;

const sample = {
  ready: async (): Promise<Dispute[]> => (await import('./disputes.demo.ts')).sampleDisputes(),
  empty: [],
};

/** The open disputes. While `signed-out`, no call is made. */
export function useDisputes(): Resource<readonly Dispute[]> | { status: 'signed-out' } {
  const { demo } = useWidget();
  const viewer = useViewer();
  const id = viewer.status === 'signed-in' ? viewer.user.id : null;
  const found = useResource<readonly Dispute[]>(
    demo || id ? ['disputes', id] : null,
    (client) => disputes(client).list(),
    sample,
    { refreshEvery },
  );
  if (!demo && viewer.status === 'signed-out') return { status: 'signed-out' };
  return failedFor(viewer) ?? found;
}

/** The disputes without those that were decided here, which the next answer no longer contains. */
export function useUndecided(all: readonly Dispute[]) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  return {
    open: all.filter(({ taskId }) => !decided.has(taskId)),
    decidedCount: decided.size,
    leave: (taskId: string) => setDecided((before) => new Set([...before, taskId])),
  };
}

/** Divides the money. Resolves to true once that is done. */
export function useDecide({ taskId }: Dispute) {
  const { demo, emit } = useWidget();
  const { decided } = useMessages(disputesMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  return useAction(async (client, decision: Decision, key) => {
    if (demo) return true;
    notify(await disputes(client).decide(taskId, decision, key), decided);
    emit('dragoman-dispute-decided', { taskId, ownerPercent: decision.ownerPercent });
    void refresh('disputes');
    return true;
  });
}
