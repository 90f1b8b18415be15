/** Proposals of translators for a request: making and listing them, and what becomes of them. */
import { type Static, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { requireSession } from '#backend/features/people/require-session.ts';
import { refuseUnverified } from '#backend/features/people/verification.ts';
import { forbidden, missing, notFound } from '#backend/platform/errors.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { loadResource, uuidOf } from '#backend/platform/http/load-resource.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import { hoursAndMinutes } from '#backend/platform/wall-clock.ts';
import type { Services } from '#backend/services.ts';
import * as proposals from './proposals.queries.ts';
import {
  acceptProposal,
  changeProposal,
  declineProposal,
  propose,
  withdrawProposal,
} from './proposals.use-cases.ts';
import * as requests from './queries.ts';
import { Accepting, Proposal, ProposalChange, Proposing, proposalAnswer } from './schema.ts';

export function proposalRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['requests'];
  const signed = requireSession(services);

  const findRequest = async (call: FastifyRequest) => {
    const found = await requests.find(db, uuidOf(call, 'id', 'request'));
    if (!found) throw notFound('request');
    return found;
  };

  const proposable = loadResource(async (call) => {
    const request = await findRequest(call);
    if (request.owner_id === userOf(call).id) throw forbidden('own-request');
    return request;
  });
  app.post(
    '/requests/:id/proposals',
    {
      bodyLimit: bodyLimits.long,
      onRequest: [signed, proposable.hook, limitPerUser(app, 60)],
      schema: {
        summary: 'Make a proposal',
        tags,
        description:
          'With `request_changed_at`, which is `changed_at` of the request as the translator has read it, a later change of the request is answered with 409 and the code `request-changed`.',
        body: Proposing,
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { price, unit = 'fixed', quantity = 1, message, timezone = null, ...body } = call.body;
      const { date, time, request_changed_at: readChange } = body;
      const proposal = {
        request: proposable.from(call),
        translator: userOf(call),
        price,
        unit,
        quantity,
        message,
        plan: { date, time: hoursAndMinutes(time), timezone },
        readChange,
      };
      const id = await runIdempotent(call, services, (inside) => propose(inside, proposal));
      return success('Your proposal is sent.', { id });
    },
  );

  const visible = loadResource(async (call) => {
    const request = await findRequest(call);
    const isOwner = request.owner_id === userOf(call).id;
    const rows = await proposals.list(db, request.id, isOwner ? undefined : userOf(call).id);
    if (!isOwner && rows.length === 0) throw notFound('request');
    return rows;
  });
  app.get(
    '/requests/:id/proposals',
    {
      onRequest: [signed, visible.hook],
      schema: {
        summary: 'List a request’s proposals',
        tags,
        response: { 200: Type.Array(Proposal), ...refusals },
      },
    },
    async (call) => visible.from(call).map((row) => proposalAnswer(row, absolutePath(call, config))),
  );

  /** One proposal, for its translator and the request's owner only. */
  const findProposal = async (call: FastifyRequest) => {
    const request = await findRequest(call);
    const proposal = await proposals.find(db, request.id, uuidOf(call, 'proposal', 'proposal'));
    const isOwner = request.owner_id === userOf(call).id;
    if (!proposal || !(isOwner || proposal.translator_id === userOf(call).id)) throw notFound('proposal');
    return { request, proposal, isOwner };
  };

  const party = loadResource(findProposal);
  app.patch(
    '/requests/:id/proposals/:proposal',
    {
      bodyLimit: bodyLimits.long,
      onRequest: [signed, party.hook, limitPerUser(app, 60)],
      schema: {
        summary: 'Change, withdraw or decline a proposal',
        tags,
        description: 'While it is open: its author changes or withdraws it, the request’s owner declines it.',
        body: ProposalChange,
        response: { 200: notice({ id: Type.String(), status: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { status = 'open' } = call.body;
      const { request, proposal, isOwner } = party.from(call);
      const answer = { id: proposal.id, status };
      if (status === 'declined') {
        if (!isOwner) throw forbidden('request-not-yours');
        await declineProposal(services, { request, proposal, customer: userOf(call) });
        return success('The proposal is declined.', answer);
      }
      const changes = changesOf(call.body);
      if (status === 'open' && Object.keys(changes).length === 0)
        throw missing('status', { rule: 'word', words: 'withdrawn, declined' });
      if (isOwner) throw forbidden('proposal-not-yours');
      if (status === 'withdrawn') {
        await withdrawProposal(services, { request, proposal, translator: userOf(call) });
        return success('Your proposal is withdrawn.', answer);
      }
      await changeProposal(services, { request, proposal, translator: userOf(call), changes });
      return success('Your proposal is changed.', answer);
    },
  );

  const acceptable = loadResource(async (call) => {
    const found = await findProposal(call);
    if (!found.isOwner) throw forbidden('request-not-yours');
    return found;
  });
  app.post(
    '/requests/:id/proposals/:proposal/accept',
    {
      onRequest: [signed, acceptable.hook],
      schema: {
        summary: 'Accept a proposal',
        tags,
        description:
          'The body names what the customer has read. Where one of `price`, `unit`, `quantity`, `date`, `time`, `timezone` and `changed_at` is another by now, the answer is 409 with the code `proposal-changed`.',
        body: Accepting,
        response: {
          200: notice({ id: Type.Number(), task_id: Type.Number(), conversation_id: Type.String() }),
          ...refusals,
        },
      },
    },
    async (call) => {
      refuseUnverified(services, userOf(call), 'book');
      const { request, proposal } = acceptable.from(call);
      const { time } = call.body;
      const read = { ...call.body, time: time && hoursAndMinutes(time) };
      const booked = await runIdempotent(call, services, async (inside) => {
        const accepted = { request, proposal, customer: userOf(call), read };
        const { id, conversation_id } = await acceptProposal(inside, accepted);
        return { id, task_id: id, conversation_id };
      });
      return success('The proposal is accepted. The conversation is open.', booked);
    },
  );
}

/** The fields that are given, as they are stored. */
function changesOf({ price, unit, quantity, message, date, time, timezone }: Static<typeof ProposalChange>) {
  return {
    ...(price !== undefined && { price }),
    ...(unit !== undefined && { unit }),
    ...(quantity !== undefined && { quantity }),
    ...(message !== undefined && { message }),
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time: hoursAndMinutes(time) }),
    ...(timezone !== undefined && { timezone }),
  };
}
