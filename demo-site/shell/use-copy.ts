import { useEffect, useState } from 'react';

type Outcome = 'none' | 'copied' | 'failed';

/** Copies text to the clipboard, and reports the result for four seconds. */
export function useCopy(): { outcome: Outcome; copy(text: string, onFailure?: () => void): Promise<void> } {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    outcome,
    async copy(text, onFailure) {
      try {
        await navigator.clipboard.writeText(text);
        setOutcome('copied');
      } catch {
        onFailure?.();
        setOutcome('failed');
      }
    },
  };
}
