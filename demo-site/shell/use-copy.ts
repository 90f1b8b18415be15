import { useEffect, useState } from 'react';

type Outcome = 'none' | 'copied' | 'failed';

/** Writes to the clipboard, and says for a while how that went. */
export function useCopy(): { outcome: Outcome; copy(text: string, otherwise?: () => void): Promise<void> } {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    outcome,
    async copy(text, otherwise) {
      try {
        await navigator.clipboard.writeText(text);
        setOutcome('copied');
      } catch {
        otherwise?.();
        setOutcome('failed');
      }
    },
  };
}
