import { useState } from 'react';
import { isOutdated } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { type Decision, disputes } from '#core/api/disputes.ts';
import type { Dispute } from '#core/domain/dispute.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useRefresh } from '#core/hooks/data/use-change.ts';
import { useResource } from '#core/hooks/data/use-resource.ts';
import { useSignedIn } from '#core/hooks/data/use-signed-in.ts';
import { useNotify } from '#core/hooks/errors/use-server-message.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { disputesMessages } from './disputes.messages.ts';

/** The parties may withdraw or settle at any time: polled so often, in milliseconds. */
const refreshEvery = 30_000;

const sample = {
  ready: async (): Promise<Dispute[]> => (await import('./disputes.demo.ts')).sampleDisputes(),
  empty: [],
};

/** The open disputes. */
export function useDisputes() {
  const signedIn = useSignedIn();
  const read = (client: Client): Promise<readonly Dispute[]> => disputes(client).list();
  return signedIn.only(useResource(signedIn.key('disputes'), read, sample, { refreshEvery }));
}

/** The disputes without those that were decided here, which the next answer no longer contains. */
export function useUndecided(all: readonly Dispute[]) {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  return {
    open: all.filter(({ taskId }) => !decided.has(taskId)),
    decidedCount: decided.size,
    leave: (taskId: number) => setDecided((before) => new Set([...before, taskId])),
  };
}

/** Divides the money of a dispute as it was read. Resolves to true once that is done. */
export function useDecide() {
  const { demo, emit } = useWidget();
  const { decided } = useMessages(disputesMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  return useAction(async (client, { read, ...decision }: Decision & { read: Dispute }, key) => {
    if (demo) return true;
    const { taskId } = read;
    try {
      notify(await disputes(client).decide(read, decision, key), decided);
    } catch (error) {
      // What is there instead is shown above the form, which keeps what was typed.
      if (isOutdated(error)) await refresh('disputes');
      throw error;
    }
    emit('dragoman-dispute-decided', { taskId, ownerPercent: decision.ownerPercent });
    void refresh('disputes');
    return true;
  });
}
