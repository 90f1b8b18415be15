import type { Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import type { User } from '#core/domain/user.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { requestBoardContract } from './request-board.contract.ts';

export type RequestBoardProps = PropsOf<typeof requestBoardContract>;

export interface RequestCardProps extends RequestBoardProps {
  request: PublishedRequest;
  translator: User;
  onAnswered(proposal: Proposal): void;
}
