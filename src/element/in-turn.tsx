import { createContext, type ReactNode, Suspense, use, useContext, useState } from 'react';
import { nextTask } from './next-task.ts';

/** The turns of one taking over: the last one given so far. */
interface Turns {
  last: Promise<void>;
  isOver: boolean;
}

/** While the renderer takes over what is in no piece. */
let opening: Turns | null = null;
/** For pieces within a piece, which are found when it has its turn. */
const TurnsContext = createContext<Turns | null>(null);

/**
 * Takes over what a server rendered, all but the pieces in `InTurn`: each of those follows in a task of its own, so that
 * the page stays free. A renderer that does not take over within this call, as React's, divides its work up by itself.
 * Resolves once all have followed.
 */
export async function takeOverInTurns(takeOver: () => void): Promise<void> {
  const turns = { last: Promise.resolve(), isOver: false };
  opening = turns;
  try {
    takeOver();
  } finally {
    opening = null;
  }
  for (let known: Promise<void> | null = null; known !== turns.last; await nextTask()) {
    known = turns.last;
    await known;
  }
  turns.isOver = true;
}

/** When a piece has its turn; null for those that do not wait. */
function takeTurn(turns: Turns | null): Promise<void> | null {
  if (!turns || turns.isOver) return null;
  turns.last = turns.last.then(nextTask);
  return turns.last;
}

/** An element of a view, one alone. Until its turn has come it stays as the server rendered it, with links that work. */
export function InTurn({ children }: { children: ReactNode }) {
  const within = useContext(TurnsContext);
  const [turns] = useState(opening ?? within);
  const [turn] = useState(() => takeTurn(turns));
  if (!turn) return children;
  return (
    <TurnsContext value={turns}>
      <Suspense>
        <Waiting turn={turn}>{children}</Waiting>
      </Suspense>
    </TurnsContext>
  );
}

function Waiting({ turn, children }: { turn: Promise<void>; children: ReactNode }) {
  use(turn);
  return children;
}
