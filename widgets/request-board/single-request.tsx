import { useEffect, useRef, useState } from 'react';
import { withOwnProposal } from '#core/domain/request.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { usePartToShow, useShownPart } from '#core/hooks/links/use-shown-part.ts';
import { useRequest } from '#core/hooks/request/use-requests.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { requestBoardMessages } from './request-board.messages.ts';
import type { BoardProps } from './request-board.props.ts';
import * as styles from './request-board.styles.ts';
import { RequestCard, RequestListSkeleton } from './request-card.tsx';

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

  return (
    <Ready
      resource={request}
      headingLevel={headingLevel}
      skeleton={
        <div className={styles.single}>
          <RequestListSkeleton count={1} />
        </div>
      }
      empty={{
        message: t.missing,
        hint: t.missingHint,
        action: (
          <ButtonLink part="board" href={link('boardUrl', boardUrl)}>
            {t.allRequests}
          </ButtonLink>
        ),
      }}
    >
      {({ value, writeBack }) => (
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
      )}
    </Ready>
  );
}
