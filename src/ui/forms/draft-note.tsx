import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';

interface DraftNoteProps {
  /** Whether there is a draft to clear. */
  isWritten: boolean;
  onClear: () => void;
  /** Restores the draft that was cleared last. */
  onUndo: () => void;
}

/** Says below a form that its draft is stored, and offers to clear it. */
export function DraftNote({ isWritten, onClear, onUndo }: DraftNoteProps) {
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
