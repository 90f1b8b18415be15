import { useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { ProblemText } from './states.tsx';
import { useAction } from './use-data.ts';

interface RemoveButtonProps {
  /** What it removes, for screen readers. */
  what: string;
  label?: string;
  onRemove(): Promise<unknown>;
}

/** Asks once more before it removes something. */
export function RemoveButton({ what, label, onRemove }: RemoveButtonProps) {
  const t = usePartnerMessages();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, run } = useAction();
  const text = label ?? t.remove;
  return (
    <span className="partner__remove">
      {isAsking ? (
        <>
          <button
            className="button button--small"
            type="button"
            aria-disabled={isBusy}
            aria-label={`${t.confirm} ${what}`}
            onClick={() => void run(onRemove)}
          >
            {t.confirm}
          </button>
          <button className="text-button" type="button" onClick={() => setAsking(false)}>
            {t.cancel}
          </button>
        </>
      ) : (
        <button
          className="text-button"
          type="button"
          aria-label={`${text}: ${what}`}
          onClick={() => setAsking(true)}
        >
          {text}
        </button>
      )}
      <ProblemText text={problem} />
    </span>
  );
}
