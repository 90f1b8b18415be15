/** What people do with requests and proposals, each with its message and the refresh of what it changes. */

import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { requests } from '#core/api/requests.ts';
import type { NewProposal, OwnProposal, Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { instantIn } from '#core/domain/time-zone.ts';
import { totalCents } from '#core/domain/units.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useChange, useRefresh } from '#core/hooks/data/use-change.ts';
import { useNotify } from '#core/hooks/errors/use-server-message.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { requestStepsMessages } from '#core/i18n/tasks.messages.ts';

const affectedQueries = [
  'own-requests',
  'answered-requests',
  'request',
  'proposals',
  'tasks',
  'conversations',
  'messages',
];

const useRequestChange = () => useChange(affectedQueries);

/** Accepts a proposal as the person has read it; resolves to true once it is a task. */
export function useAcceptProposal({ id: requestId }: PublishedRequest) {
  const { emit } = useWidget();
  const { proposalAccepted } = useMessages(requestStepsMessages);
  const { change } = useRequestChange();
  return useAction((client, { id, ...read }: OwnProposal, key) =>
    change(async () => {
      const accepted = await requests(client).accept(requestId, id, key, read);
      const { taskId, conversationId, serverMessage } = accepted;
      emit('dragoman-proposal-accept', { requestId, id, taskId, conversationId });
      return serverMessage;
    }, proposalAccepted),
  );
}

/** Declines a translator's proposal. */
export function useDeclineProposal({ id: requestId }: PublishedRequest, { id }: Proposal) {
  const { emit } = useWidget();
  const { proposalDeclined } = useMessages(requestStepsMessages);
  const { change } = useRequestChange();
  return useAction((client, _input: null) =>
    change(async () => {
      const serverMessage = await requests(client).decline(requestId, id);
      emit('dragoman-proposal-decline', { requestId, id });
      return serverMessage;
    }, proposalDeclined),
  );
}

/** Withdraws the person's own proposal. */
export function useWithdrawProposal({ id: requestId }: PublishedRequest, { id }: OwnProposal) {
  const { emit } = useWidget();
  const { proposalWithdrawn } = useMessages(requestStepsMessages);
  const { change } = useRequestChange();
  return useAction((client, _input: null) =>
    change(async () => {
      const serverMessage = await requests(client).withdraw(requestId, id);
      emit('dragoman-proposal-withdraw', { requestId, id });
      return serverMessage;
    }, proposalWithdrawn),
  );
}

/** Withdraws the person's own request. */
export function useWithdrawRequest({ id }: PublishedRequest) {
  const { emit } = useWidget();
  const { requestIsWithdrawn } = useMessages(requestStepsMessages);
  const { change } = useRequestChange();
  return useAction((client, _input: null) =>
    change(async () => {
      const serverMessage = await requests(client).close(id);
      emit('dragoman-request-withdraw', { id });
      return serverMessage;
    }, requestIsWithdrawn),
  );
}

/** Sends a new proposal, or changes `own`. Resolves to it as it is shown. */
export function useSendProposal(request: PublishedRequest, own: OwnProposal | null) {
  const { id: requestId } = request;
  const { demo, emit } = useWidget();
  const { sent, proposalChanged } = useMessages(requestStepsMessages);
  const notify = useNotify();
  const { change } = useRequestChange();
  const refresh = useRefresh();
  return useAction(async (client, proposal: NewProposal, key): Promise<OwnProposal> => {
    const { price, unit = 'fixed', quantity = 1, message, date, time, timeZone } = proposal;
    const startsAt = instantIn(timeZone, date, time);
    const total = totalCents({ price, quantity, minimum: null }) / 100;
    const agreed = { price, unit, quantity, total, message };
    const shown = { ...agreed, date, time, timeZone, startsAt, status: 'open' } as const;
    if (own) {
      await change(async () => {
        const serverMessage = await requests(client).change(requestId, own.id, proposal);
        emit('dragoman-proposal-change', { requestId, id: own.id });
        return serverMessage;
      }, proposalChanged);
      return { ...shown, id: own.id, changedAt: new Date().toISOString() };
    }
    const made = demo ? { id: 'sample' } : await propose(client, proposal, key);
    if ('serverMessage' in made) notify(made.serverMessage, sent);
    emit('dragoman-proposal-sent', { requestId, id: made.id });
    void refresh('answered-requests');
    return { ...shown, id: made.id, changedAt: null };
  });

  /** Where the request was changed meanwhile, the page shows the new text, above the form with what was typed. */
  async function propose(client: Client, proposal: NewProposal, key: string) {
    try {
      return await requests(client).propose(request, proposal, key);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'request-changed') await refresh('requests', 'request');
      throw error;
    }
  }
}
