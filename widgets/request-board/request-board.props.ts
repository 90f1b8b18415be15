import type { OwnProposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import type { User } from '#core/domain/user.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { requestBoardContract } from './request-board.contract.ts';

export type RequestBoardProps = PropsOf<typeof requestBoardContract>;

export interface BoardProps extends RequestBoardProps {
  /** The person who looks at it. */
  translator: User;
}

export interface RequestCardProps extends BoardProps {
  request: PublishedRequest;
  /** The view of one request, not of a list. */
  isSingle?: boolean;
  onAnswered(proposal: OwnProposal): void;
  onWithdrawn(): void;
}
