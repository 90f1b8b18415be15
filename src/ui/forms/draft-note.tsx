import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';

/** What the device has of a draft. */
export interface DraftStorage {
  /**
   * Why the device does not have what is written here. `elsewhere`: it has another draft of the same form, from another
   * tab. `unstored`: it is full or blocked, or cannot encrypt.
   */
  storageProblem: 'elsewhere' | 'unstored' | null;
  /** Replaces the other draft by this one. */
  replaceOther(): void;
  /** Replaces this draft by the other one. */
  showOther(): void;
}

/** Says that the device does not have what is written in a form. Nothing where it has. */
export function DraftProblem({
  draft: { storageProblem, replaceOther, showOther },
}: {
  draft: DraftStorage;
}) {
  const t = useMessages(coreMessages);
  if (!storageProblem) return null;
  return (
    <div className={line} data-problem={storageProblem}>
      <p role="alert">{storageProblem === 'elsewhere' ? t.draftElsewhere : t.draftUnstored}</p>
      {storageProblem === 'elsewhere' && (
        <>
          <Button variant="text" size="small" onClick={replaceOther}>
            {t.keepThisDraft}
          </Button>
          <Button variant="text" size="small" onClick={showOther}>
            {t.showOtherDraft}
          </Button>
        </>
      )}
    </div>
  );
}

interface DraftNoteProps {
  draft: DraftStorage;
  /** Whether there is a draft to clear. */
  isWritten: boolean;
  onClear: () => void;
  /** Restores the draft that was cleared last. */
  onUndo: () => void;
}

/** Says below a form whether its draft is stored, and offers to clear it. */
export function DraftNote({ draft, isWritten, onClear, onUndo }: DraftNoteProps) {
  const t = useMessages(coreMessages);
  const [wasCleared, setCleared] = useState(false);
  const isCleared = wasCleared && !isWritten;
  const clear = () => {
    setCleared(true);
    onClear();
  };
  return (
    <div className={line} part={isWritten ? 'draft' : 'draft empty'}>
      {draft.storageProblem ? (
        <DraftProblem draft={draft} />
      ) : (
        <p role="status" part="status">
          {isWritten ? t.draftKept : isCleared ? t.draftCleared : t.draftEmpty}
        </p>
      )}
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
  grid-column: 1 / -1;
  gap: ${space(1)} ${space(3)};
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
  &[data-problem] { color: ${token('color-warning')}; }
  & > button { text-decoration: underline; text-underline-offset: 0.2em; }
`;
