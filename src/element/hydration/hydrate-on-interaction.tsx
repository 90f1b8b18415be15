import {
  type ComponentProps,
  type ReactElement,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { keepIfShallowEqual } from '#core/element/keep-if-equal.ts';
import { type HydrationRun, useHydrationRun } from './progressive-hydration.tsx';

/** What tells that somebody, or a script, is about to use an item, or that a picture in it could not be had. */
const interactions = ['pointerover', 'focusin', 'click', 'error'] as const;

/** How the items are taken over that are still as a server rendered them. */
const pendingItems = new WeakMap<EventTarget, () => void>();

/** Has items taken over as soon as they are touched: before the touch reaches what is in them. */
export function listenForInteraction(root: Element): () => void {
  const heed = (event: Event) => {
    for (const target of event.composedPath()) {
      if (target === root) return;
      const takeOver = pendingItems.get(target);
      if (!takeOver) continue;
      pendingItems.delete(target);
      flushSync(takeOver);
    }
  };
  for (const type of interactions) root.addEventListener(type, heed, { capture: true, passive: true });
  return () => {
    for (const type of interactions) root.removeEventListener(type, heed, { capture: true });
  };
}

/** Before what surrounds them changes: they are taken over as they were rendered. */
export const hydrateRemaining = ({ dehydrated }: HydrationRun): void =>
  flushSync(() => {
    for (const takeOver of dehydrated) takeOver();
  });

interface ItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  children: ReactElement<object>;
}

/**
 * A list item with one view alone in it. Where a server rendered it, it stays like that, with links that work, until it is
 * touched or shall show something else: most items of a page never are, and cost nothing.
 */
export function HydrateOnInteraction({ children, ...attributes }: ItemProps) {
  const takingOver = useHydrationRun();
  const [touch] = useState(() => takingOver && makeInteraction(takingOver));
  const [rendered, setRendered] = useState(touch && children);
  const setOver = useCallback(() => setRendered(null), []);
  useLayoutEffect(() => {
    if (rendered && !isAlike(rendered, children)) touch?.takeOver();
  });
  useLayoutEffect(() => touch?.forget, [touch]);
  if (!touch) return <li {...attributes}>{children}</li>;
  return (
    <li {...attributes} ref={touch.watch}>
      <Suspense>
        <Waiting until={touch.promise} onOver={setOver}>
          {rendered ?? children}
        </Waiting>
      </Suspense>
    </li>
  );
}

const isAlike = (one: ReactElement<object>, other: ReactElement<object>): boolean =>
  one.type === other.type && keepIfShallowEqual(one.props, other.props) === one.props;

interface WaitingProps {
  until: PromiseLike<void>;
  onOver(): void;
  children: ReactElement;
}

/** Tells that it is over once its view has been taken over. */
function Waiting({ until, onOver, children }: WaitingProps) {
  use(until);
  useLayoutEffect(onOver, [onOver]);
  return children;
}

function makeInteraction({ dehydrated }: HydrationRun) {
  const hearers: (() => void)[] = [];
  const forget = () => {
    dehydrated.delete(takeOver);
  };
  const takeOver = () => {
    forget();
    for (const hear of hearers.splice(0)) hear();
  };
  dehydrated.add(takeOver);
  return {
    takeOver,
    forget,
    promise: syncThenable(hearers),
    watch(item: HTMLLIElement | null) {
      if (!item || !dehydrated.has(takeOver)) return;
      pendingItems.set(item, takeOver);
      // Before anybody heard of it.
      if ([...item.querySelectorAll('img')].some(hasFailed)) takeOver();
    },
  };
}

/** Or has no width of its own, as a vector image may: its view finds out. */
const hasFailed = ({ src, complete, naturalWidth }: HTMLImageElement): boolean =>
  src !== '' && complete && naturalWidth === 0;

/** A promise that is kept while it is called, as none of the language is: what waits for a touch shall hear it itself. */
function syncThenable(hearers: (() => void)[]): PromiseLike<void> {
  const then = (hear: () => void) => {
    hearers.push(hear);
  };
  // Renderers make nothing of the promise that would follow.
  return { then } as unknown as PromiseLike<void>;
}
