/** What translators propose for a request, and the one that its owner takes. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { isUuid, newId } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { hoursAndMinutes, refusePast } from '#backend/domain/booking-time.ts';
import { conflict, forbidden, notFound } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as requests from '#backend/repositories/requests.ts';
import { notice, refusals, success, toCents } from '#backend/schema/answers.ts';
import { NewProposal, Proposal, ProposalChange, proposalAnswer } from '#backend/schema/proposal.ts';
import type { Services } from '#backend/services.ts';
import { bookOffer } from '#backend/use-cases/book-offer.ts';
import { publishActivity } from '#backend/use-cases/publish-activity.ts';

export function proposalRoutes(app: App, services: Services): void {
  const { db, config, now, bus } = services;
  const tags = ['requests'];
  const signed = requireSession(services);

  const findRequest = async (id: string) => {
    const found = isUuid(id) ? await requests.find(db, id) : undefined;
    if (!found) throw notFound('request');
    return found;
  };

  const proposable = loadResource(async (call) => {
    const request = await findRequest(parameter(call, 'id'));
    if (request.owner_id === userOf(call).id) throw forbidden('own-request');
    return request;
  });
  app.post(
    '/requests/:id/proposals',
    {
      onRequest: [signed, proposable.hook],
      schema: { tags, body: NewProposal, response: { 200: notice({ id: Type.String() }), ...refusals } },
    },
    async (call) => {
      const { price, message, date, timezone = null } = call.body;
      const time = hoursAndMinutes(call.body.time);
      const request = proposable.from(call);
      const translator = userOf(call);
      const id = await runIdempotent(call, services, async (trx) => {
        refusePast({ date, time, timezone }, now());
        if (request.status !== 'open') throw conflict('request-closed');
        const fresh = {
          id: newId(),
          request_id: request.id,
          translator_id: translator.id,
          created_at: now(),
        };
        const isFirst = await proposals.make(trx, {
          ...fresh,
          price_cents: toCents(price),
          message,
          date,
          time,
          timezone,
        });
        if (!isFirst) throw conflict('proposal-again');
        await publishActivity(trx, bus, now(), {
          notifications: [
            {
              user_id: request.owner_id,
              kind: 'proposal',
              ...messageColumns({
                code: 'proposal-made',
                person: fullName(translator),
                title: request.title,
              }),
              url: '/Dashboard',
            },
          ],
        });
        return fresh.id;
      });
      return success('Your proposal is sent.', { id });
    },
  );

  const visible = loadResource(async (call) => {
    const request = await findRequest(parameter(call, 'id'));
    const isOwner = request.owner_id === userOf(call).id;
    const rows = await proposals.list(db, request.id, isOwner ? undefined : userOf(call).id);
    if (!isOwner && rows.length === 0) throw notFound('request');
    return rows;
  });
  app.get(
    '/requests/:id/proposals',
    {
      onRequest: [signed, visible.hook],
      schema: { tags, response: { 200: Type.Array(Proposal), ...refusals } },
    },
    async (call) => visible.from(call).map((row) => proposalAnswer(row, absolutePath(call, config))),
  );

  /** One proposal, for the two who may see it. */
  const findProposal = async (call: FastifyRequest) => {
    const request = await findRequest(parameter(call, 'id'));
    const id = parameter(call, 'proposal');
    const proposal = isUuid(id) ? await proposals.find(db, request.id, id) : undefined;
    const isOwner = request.owner_id === userOf(call).id;
    if (!proposal || !(isOwner || proposal.translator_id === userOf(call).id)) throw notFound('proposal');
    return { request, proposal, isOwner };
  };

  const withdrawable = loadResource(async (call) => {
    const found = await findProposal(call);
    if (found.isOwner) throw forbidden('proposal-not-yours');
    return found;
  });
  app.patch(
    '/requests/:id/proposals/:proposal',
    {
      onRequest: [signed, withdrawable.hook],
      schema: {
        tags,
        body: ProposalChange,
        response: { 200: notice({ id: Type.String(), status: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { status } = call.body;
      const { request, proposal } = withdrawable.from(call);
      if (proposal.status !== status) {
        await inTransaction(db, async (trx) => {
          if (!(await proposals.move(trx, proposal.id, status))) {
            throw conflict('proposal-closed');
          }
          await publishActivity(trx, bus, now(), {
            notifications: [
              {
                user_id: request.owner_id,
                kind: 'proposal',
                ...messageColumns({
                  code: 'proposal-withdrawn',
                  person: fullName(userOf(call)),
                  title: request.title,
                }),
                url: '/Dashboard',
              },
            ],
          });
        });
      }
      return success('Your proposal is withdrawn.', { id: proposal.id, status });
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
        tags,
        response: {
          200: notice({ id: Type.Number(), task_id: Type.Number(), conversation_id: Type.String() }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const { request, proposal } = acceptable.from(call);
      const customer = userOf(call);
      const accepted = { person: fullName(customer), title: request.title };
      const { date, time, timezone } = proposal;
      const plan = { date, time, timezone };
      const booked = await runIdempotent(call, services, async (trx) => {
        const isFree = await requests.close(trx, request.id);
        if (!isFree || !(await proposals.move(trx, proposal.id, 'accepted'))) {
          throw conflict('accepted-already');
        }
        const { id, conversation_id } = await bookOffer(trx, services, {
          actor: customer,
          other: proposal.translator_id,
          task: {
            ...plan,
            offer_id: null,
            request_id: request.id,
            customer_id: customer.id,
            owner_id: proposal.translator_id,
            title: request.title,
            type: request.category,
            languages: [request.from_language, request.to_language],
            price_cents: proposal.price_cents,
            details: request.description,
            partner: null,
            campaign: null,
          },
          line: { code: 'proposal-accepted-for', ...accepted, ...plan },
          news: { code: 'proposal-accepted', ...accepted },
        });
        const declined = await proposals.declineOpen(trx, request.id);
        const news = messageColumns({ code: 'proposal-declined', title: request.title });
        await publishActivity(trx, bus, now(), {
          notifications: declined.map((user_id) => ({
            user_id,
            kind: 'proposal',
            ...news,
            url: '/Dashboard',
          })),
        });
        return { id, task_id: id, conversation_id };
      });
      return success('The proposal is accepted. The conversation is open.', booked);
    },
  );
}
