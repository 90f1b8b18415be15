/** Links lead to a part of the task: it is scrolled into view and gets the focus, which marks it. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { TaskProps } from './task.props.ts';

/** Stays until the part is there: the page removes the attribute, and what it shows first may be out of date. */
export function usePartToShow(show: TaskProps['show']) {
  const [asked, setAsked] = useState(show);
  const [part, setPart] = useState(show);
  if (show !== asked) {
    setAsked(show);
    if (show) setPart(show);
  }
  const onShown = useCallback(() => setPart(''), []);
  return [part, onShown] as const;
}

export function useShownPart(
  region: RefObject<HTMLElement | null>,
  part: TaskProps['show'],
  onShown: () => void,
): void {
  useEffect(() => {
    const node = part ? region.current?.querySelector<HTMLElement>(`[part~=${part}]`) : null;
    if (!node) return;
    node.tabIndex = -1;
    node.focus({ preventScroll: true });
    node.scrollIntoView({ block: 'center' });
    onShown();
  });
}
