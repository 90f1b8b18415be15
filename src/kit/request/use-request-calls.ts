/** What people do with requests and proposals, each with its message and the refresh of what it changes. */
import type { ServerMessage } from '#core/api/account.ts';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { requests } from '#core/api/requests.ts';
import type { NewProposal, OwnProposal, Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { instantIn } from '#core/domain/time-zone.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useRefresh } from '#core/kit/data/use-refresh.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { failureTopic, useNotify } from '#core/kit/errors/use-server-message.ts';
import { isOutdated } from '#core/kit/task/outdated.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { requestStepsMessages } from './request-steps.messages.ts';

const affectedQueries = [
  'own-requests',
  'answered-requests',
  'request',
  'proposals',
  'tasks',
  'conversations',
  'messages',
];

/** Calls the backend, shows its message and refreshes. If the page was outdated, the error is shown as a toast too. */
function useRequestCall() {
  const { demo, runtime, tag } = useWidget();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const notify = useNotify();
  return async (call: () => Promise<ServerMessage>, fallback: string) => {
    if (demo) return;
    try {
      notify(await call(), fallback);
    } catch (error) {
      if (isOutdated(error)) {
        runtime.notices.notify('warning', errorText(error), { topic: failureTopic(tag, error) });
        await refresh(...affectedQueries);
      }
      throw error;
    }
    await refresh(...affectedQueries);
  };
}

/** Accepts a proposal as the person has read it; resolves to true once it is a task. */
export function useAcceptProposal({ id: requestId }: PublishedRequest) {
  const { emit } = useWidget();
  const { proposalAccepted } = useMessages(requestStepsMessages);
  const callBackend = useRequestCall();
  return useAction(async (client, { id, price, changedAt }: OwnProposal, key) => {
    await callBackend(async () => {
      const accepted = await requests(client).accept(requestId, id, key, { price, changedAt });
      const { taskId, conversationId, serverMessage } = accepted;
      emit('dragoman-proposal-accept', { requestId, id, taskId, conversationId });
      return serverMessage;
    }, proposalAccepted);
    return true;
  });
}

/** Declines a translator's proposal. */
export function useDeclineProposal({ id: requestId }: PublishedRequest, { id }: Proposal) {
  const { emit } = useWidget();
  const { proposalDeclined } = useMessages(requestStepsMessages);
  const callBackend = useRequestCall();
  return useAction(async (client, _input: null) => {
    await callBackend(async () => {
      const serverMessage = await requests(client).decline(requestId, id);
      emit('dragoman-proposal-decline', { requestId, id });
      return serverMessage;
    }, proposalDeclined);
    return true;
  });
}

/** Withdraws the person's own proposal. */
export function useWithdrawProposal({ id: requestId }: PublishedRequest, { id }: OwnProposal) {
  const { emit } = useWidget();
  const { proposalWithdrawn } = useMessages(requestStepsMessages);
  const callBackend = useRequestCall();
  return useAction(async (client, _input: null) => {
    await callBackend(async () => {
      const serverMessage = await requests(client).withdraw(requestId, id);
      emit('dragoman-proposal-withdraw', { requestId, id });
      return serverMessage;
    }, proposalWithdrawn);
    return true;
  });
}

/** Withdraws the person's own request. */
export function useWithdrawRequest({ id }: PublishedRequest) {
  const { emit } = useWidget();
  const { requestIsWithdrawn } = useMessages(requestStepsMessages);
  const callBackend = useRequestCall();
  return useAction(async (client, _input: null) => {
    await callBackend(async () => {
      const serverMessage = await requests(client).close(id);
      emit('dragoman-request-withdraw', { id });
      return serverMessage;
    }, requestIsWithdrawn);
    return true;
  });
}

/** Sends a new proposal, or changes `own`. Resolves to it as it is shown. */
export function useSendProposal(request: PublishedRequest, own: OwnProposal | null) {
  const { id: requestId } = request;
  const { demo, emit } = useWidget();
  const { sent, proposalChanged } = useMessages(requestStepsMessages);
  const notify = useNotify();
  const callBackend = useRequestCall();
  const refresh = useRefresh();
  return useAction(async (client, proposal: NewProposal, key): Promise<OwnProposal> => {
    const { price, message, date, time, timeZone } = proposal;
    const shown = { price, message, startsAt: instantIn(timeZone, date, time), status: 'open' } as const;
    if (own) {
      await callBackend(async () => {
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
