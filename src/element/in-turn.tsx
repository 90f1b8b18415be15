import { type ReactNode, Suspense, use, useState } from 'react';
import { nextTask } from './next-task.ts';

let turns: Promise<void> | null = null;

/**
 * Takes over what a server rendered, all but the pieces in `InTurn`: each of those follows in a task of its own, so that
 * the page stays free. A renderer that does not take over within this call, as React's, divides its work up by itself.
 * Resolves once all have followed.
 */
export function takeOverInTurns(takeOver: () => void): Promise<void> {
  turns = Promise.resolve();
  try {
    takeOver();
    return turns.then(nextTask);
  } finally {
    turns = null;
  }
}

/** When the piece asked for has its turn; null for those that do not wait. */
const takeTurn = (): Promise<void> | null => {
  if (turns) turns = turns.then(nextTask);
  return turns;
};

/** One element of a list. Until its turn has come it stays as the server rendered it, with links that work. */
export function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(takeTurn);
  if (!turn) return children;
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ turn, children }: { turn: Promise<void>; children: ReactNode }) {
  use(turn);
  return children;
}
