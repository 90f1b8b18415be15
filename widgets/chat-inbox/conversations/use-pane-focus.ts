import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * In a narrow inbox only one column is visible, so the focus follows the visitor: to the title of the conversation that they
 * open, and back to its row in the list. With both columns visible it does not move.
 */
export function usePaneFocus(openId: string) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The conversation's code is still being loaded. */
  const isAwaited = useRef(false);
  const lastId = useRef(openId);
  const movesFocus = useRef(false);

  const isNarrow = () => isHidden(list.current);

  useLayoutEffect(() => {
    const previous = lastId.current;
    lastId.current = openId;
    if (!movesFocus.current || previous === openId) return;
    movesFocus.current = false;
    if (openId) {
      if (!isHidden(list.current)) return;
      isAwaited.current = !heading.current;
      heading.current?.focus();
    } else {
      isAwaited.current = false;
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-conversation]') ?? [];
      const button = [...buttons].find(({ dataset }) => dataset.conversation === previous);
      (button ?? buttons[0])?.focus();
    }
  }, [openId]);

  const title = useCallback((shown: HTMLHeadingElement | null) => {
    heading.current = shown;
    if (!shown || !isAwaited.current) return;
    isAwaited.current = false;
    shown.focus();
  }, []);

  return {
    list,
    title,
    isNarrow,
    /** To be called before the visitor opens or closes a conversation; a change by the page moves no focus. */
    followNext() {
      movesFocus.current = true;
    },
  };
}

const isHidden = (node: HTMLElement | null): boolean => node?.getClientRects().length === 0;
