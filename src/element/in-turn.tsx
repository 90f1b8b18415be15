import { createContext, type ReactNode, Suspense, use, useContext, useState } from 'react';
import { nextTask } from './next-task.ts';

/** One taking over of what a server rendered. */
export interface TakingOver {
  /** The last turn given so far. */
  lastTurn: Promise<void>;
  isOver: boolean;
  /** Until all pieces have had their turn. */
  over: Promise<void>;
  /** What stays as it was rendered until it is touched. */
  readonly untouched: Set<() => void>;
}

/** While the renderer takes over what is in no piece. */
let opening: TakingOver | null = null;
/** For pieces within a piece, which are found when it has its turn. */
const TakingOverContext = createContext<TakingOver | null>(null);

/**
 * Takes over what a server rendered, all but the pieces in `InTurn`: each of those follows in a task of its own, so that
 * the page stays free. A renderer that does not take over within this call, as React's, divides its work up by itself.
 */
export function takeOverInTurns(takeOver: () => void): TakingOver {
  const atOnce = Promise.resolve();
  const takingOver = { lastTurn: atOnce, over: atOnce, isOver: false, untouched: new Set<() => void>() };
  opening = takingOver;
  try {
    takeOver();
  } finally {
    opening = null;
  }
  takingOver.over = allTurns(takingOver);
  return takingOver;
}

async function allTurns(takingOver: TakingOver): Promise<void> {
  for (let known: Promise<void> | null = null; known !== takingOver.lastTurn; await nextTask()) {
    known = takingOver.lastTurn;
    await known;
  }
  takingOver.isOver = true;
}

/** The taking over that a view's first drawing is part of; null where there is none or it is over. */
export function useTakingOver(): TakingOver | null {
  const around = useContext(TakingOverContext);
  const [takingOver] = useState(() => {
    const found = opening ?? around;
    return found?.isOver ? null : found;
  });
  return takingOver;
}

function takeTurn(takingOver: TakingOver): Promise<void> {
  takingOver.lastTurn = takingOver.lastTurn.then(nextTask);
  return takingOver.lastTurn;
}

/** An element of a view, one alone. Until its turn has come it stays as the server rendered it, with links that work. */
export function InTurn({ children }: { children: ReactNode }) {
  const takingOver = useTakingOver();
  const [turn] = useState(() => takingOver && takeTurn(takingOver));
  if (!turn) return children;
  return (
    <TakingOverContext value={takingOver}>
      <Suspense>
        <Waiting turn={turn}>{children}</Waiting>
      </Suspense>
    </TakingOverContext>
  );
}

function Waiting({ turn, children }: { turn: Promise<void>; children: ReactNode }) {
  use(turn);
  return children;
}
