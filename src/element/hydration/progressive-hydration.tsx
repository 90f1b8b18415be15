import { createContext, type ReactNode, Suspense, use, useContext, useState } from 'react';
import { nextTask } from './next-task.ts';

/** One taking over of what a server rendered. */
export interface HydrationRun {
  /** The last turn given so far. */
  lastTurn: Promise<void>;
  isOver: boolean;
  /** Until all pieces have had their turn. */
  over: Promise<void>;
  /** What stays as it was rendered until it is touched. */
  readonly dehydrated: Set<() => void>;
}

/** While the renderer takes over what is in no piece. */
let currentRun: HydrationRun | null = null;
/** For pieces within a piece, which are found when it has its turn. */
const HydrationRunContext = createContext<HydrationRun | null>(null);

/**
 * Takes over what a server rendered, all but the pieces in `InTurn`: each of those follows in a task of its own, so that
 * the page stays free. A renderer that does not take over within this call, as React's, divides its work up by itself.
 */
export function hydrateProgressively(takeOver: () => void): HydrationRun {
  const atOnce = Promise.resolve();
  const takingOver = { lastTurn: atOnce, over: atOnce, isOver: false, dehydrated: new Set<() => void>() };
  currentRun = takingOver;
  try {
    takeOver();
  } finally {
    currentRun = null;
  }
  takingOver.over = allTurns(takingOver);
  return takingOver;
}

async function allTurns(takingOver: HydrationRun): Promise<void> {
  for (let known: Promise<void> | null = null; known !== takingOver.lastTurn; await nextTask()) {
    known = takingOver.lastTurn;
    await known;
  }
  takingOver.isOver = true;
}

/** The taking over that a view's first drawing is part of; null where there is none or it is over. */
export function useHydrationRun(): HydrationRun | null {
  const around = useContext(HydrationRunContext);
  const [takingOver] = useState(() => {
    const found = currentRun ?? around;
    return found?.isOver ? null : found;
  });
  return takingOver;
}

function nextSlot(takingOver: HydrationRun): Promise<void> {
  takingOver.lastTurn = takingOver.lastTurn.then(nextTask);
  return takingOver.lastTurn;
}

/** An element of a view, one alone. Until its turn has come it stays as the server rendered it, with links that work. */
export function HydrateInOwnTask({ children }: { children: ReactNode }) {
  const takingOver = useHydrationRun();
  const [turn] = useState(() => takingOver && nextSlot(takingOver));
  if (!turn) return children;
  return (
    <HydrationRunContext value={takingOver}>
      <Suspense>
        <Waiting turn={turn}>{children}</Waiting>
      </Suspense>
    </HydrationRunContext>
  );
}

function Waiting({ turn, children }: { turn: Promise<void>; children: ReactNode }) {
  use(turn);
  return children;
}
