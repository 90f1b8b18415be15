import { isCategory } from '#core/domain/category.ts';
import { type OwnProposal, type Proposal, proposalStatuses } from '#core/domain/proposal.ts';
import { categoryOfRequestType, type PublishedRequest } from '#core/domain/request.ts';
import { instantIn } from '#core/domain/time-zone.ts';
import { personFromWire } from './person.ts';
import { codesOf, dateOf, isRecord, numberOf, recordOf, textOf } from './wire.ts';

/** A row of `GET /requests`; null where its category is unknown. */
export function requestFromWire(value: unknown, baseUrl: string): PublishedRequest | null {
  const wire = recordOf(value);
  const type = textOf(wire.type);
  const category = isCategory(wire.category) ? wire.category : categoryOfRequestType(type);
  const id = textOf(wire.id);
  if (!id || !category) return null;
  const owner = recordOf(wire.owner);
  return {
    id,
    title: textOf(wire.title),
    description: textOf(wire.description),
    category,
    type,
    fromLanguage: codesOf(wire.fromLanguage)[0] ?? '',
    toLanguage: codesOf(wire.toLanguage)[0] ?? '',
    dueAt: instantIn(textOf(wire.timezone), textOf(wire.dueDate), textOf(wire.dueTime).slice(0, 5)),
    price: numberOf(wire.price) ?? 0,
    owner: personFromWire(owner, baseUrl, owner.id),
    createdAt: dateOf(wire.created_at),
    changedAt: textOf(wire.changed_at) || null,
    isOpen: wire.status !== 'closed',
    isWithdrawn: textOf(wire.withdrawn_at) !== '',
    proposalCount: numberOf(wire.proposals_count) ?? 0,
    ownProposal: isRecord(wire.own_proposal) ? ownProposalFromWire(wire.own_proposal) : null,
    taskId: textOf(wire.task_id),
    conversationId: textOf(wire.conversation_id),
  };
}

export const proposalFromWire = (value: unknown, baseUrl: string): Proposal => ({
  ...ownProposalFromWire(value),
  author: personFromWire(value, baseUrl),
  rating: numberOf(recordOf(value).rating),
  ratingCount: numberOf(recordOf(value).rating_count) ?? 0,
  offerCount: numberOf(recordOf(value).offers_count) ?? 0,
});

function ownProposalFromWire(value: unknown): OwnProposal {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id),
    price: numberOf(wire.price) ?? 0,
    message: textOf(wire.message),
    startsAt: instantIn(textOf(wire.timezone), textOf(wire.date), textOf(wire.time).slice(0, 5)),
    status: proposalStatuses.find((status) => status === wire.status) ?? 'open',
    changedAt: textOf(wire.changed_at) || null,
  };
}
