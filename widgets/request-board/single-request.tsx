import { useEffect, useRef, useState } from 'react';
import { withOwnProposal } from '#core/domain/request.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { usePartToShow, useShownPart } from '#core/kit/links/use-shown-part.ts';
import { useRequest } from '#core/kit/request/use-requests.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { requestBoardMessages } from './request-board.messages.ts';
import type { BoardProps } from './request-board.props.ts';
import * as styles from './request-board.styles.ts';
import { RequestCard } from './request-card.tsx';
import { RequestListSkeleton } from './request-list-skeleton.tsx';

/** One request: for its owner with all proposals, for a translator with their own. */
export function SingleRequest(props: BoardProps) {
  const { requestId, translator, boardUrl, headingLevel } = props;
  const t = useMessages(requestBoardMessages);
  const link = useLink();
  const { emit } = useWidget();
  const request = useRequest(requestId, translator.id);
  const region = useRef<HTMLDivElement>(null);
  const [proposalToShow, onShown] = usePartToShow(props.proposalId);
  useShownPart(region, proposalToShow && `[data-proposal="${CSS.escape(proposalToShow)}"]`, onShown);
  // The page removes the attribute once the visitor has seen it; what the link led to is still said.
  const [linkedProposal, setLinked] = useState(props.proposalId);
  if (props.proposalId && props.proposalId !== linkedProposal) setLinked(props.proposalId);
  const isFound = request.status === 'ready' && request.value !== null;

  useEffect(() => {
    if (isFound) emit('dragoman-load', { count: 1, total: 1 });
  }, [isFound, emit]);

  switch (request.status) {
    case 'loading':
      return (
        <div className={styles.single}>
          <RequestListSkeleton count={1} />
        </div>
      );
    case 'failed':
      return (
        <Failure
          headingLevel={headingLevel}
          error={request.error}
          isRetrying={request.isRetrying}
          onRetry={request.retry}
        />
      );
    case 'ready': {
      const { value, writeBack } = request;
      if (value)
        return (
          <div className={styles.single} ref={region}>
            <RequestCard
              {...props}
              isSingle
              proposalId={linkedProposal}
              key={value.id}
              request={value}
              onAnswered={(proposal) => writeBack(withOwnProposal(value, proposal))}
              onWithdrawn={() => undefined}
            />
          </div>
        );
      return (
        <slot name="empty">
          <Empty
            headingLevel={headingLevel}
            message={t.missing}
            hint={t.missingHint}
            action={
              <ButtonLink part="board" href={link('boardUrl', boardUrl)}>
                {t.allRequests}
              </ButtonLink>
            }
          />
        </slot>
      );
    }
  }
}
