import { useLayoutEffect, useRef } from 'react';

/**
 * Where there is room for one column only, focus goes along with the person: to the title of what they open, and
 * back to where they came from. With both in view it stays where it is.
 */
export function usePaneFocus(openId: string) {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const lastId = useRef(openId);
  const isFollowing = useRef(false);

  const isNarrow = () => list.current?.getClientRects().length === 0;

  useLayoutEffect(() => {
    const previous = lastId.current;
    lastId.current = openId;
    if (!isFollowing.current || previous === openId) return;
    isFollowing.current = false;
    if (openId) {
      if (list.current?.getClientRects().length === 0) title.current?.focus();
    } else {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-conversation]') ?? [];
      const button = [...buttons].find(({ dataset }) => dataset.conversation === previous);
      (button ?? buttons[0])?.focus();
    }
  }, [openId]);

  return {
    list,
    title,
    isNarrow,
    /** The next change of what is open is the person’s own. */
    follow() {
      isFollowing.current = true;
    },
  };
}
