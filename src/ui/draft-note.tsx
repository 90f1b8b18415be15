import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Button } from './button.tsx';

export interface DraftLineProps {
  /** Whether anything is written that could be cleared. */
  isWritten: boolean;
  onClear: () => void;
  /** Brings back what was cleared last. */
  onUndo: () => void;
}

/** Says below a form that nothing gets lost, and quietly offers to begin anew. */
export function DraftLine({ isWritten, onClear, onUndo }: DraftLineProps) {
  const t = useMessages(coreMessages);
  const [wasCleared, setCleared] = useState(false);
  const isCleared = wasCleared && !isWritten;
  const clear = () => {
    setCleared(true);
    onClear();
  };
  return (
    <div className={line} part={isWritten ? 'draft' : 'draft empty'}>
      <p role="status" part="status">
        {isWritten ? t.draftKept : isCleared ? t.draftCleared : t.draftEmpty}
      </p>
      {isWritten && (
        <Button variant="text" size="small" part="start-over" onClick={clear}>
          {t.startOver}
        </Button>
      )}
      {isCleared && (
        <Button variant="text" size="small" part="undo" onClick={onUndo}>
          {t.undo}
        </Button>
      )}
    </div>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
  & > button { text-decoration: underline; text-underline-offset: 0.2em; }
`;
