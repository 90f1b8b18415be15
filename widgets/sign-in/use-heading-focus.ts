import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of the next screen, where an action of the visitor led there. */
export function useHeadingFocus(screen: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const movesFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each screen
  useEffect(() => {
    if (movesFocus.current) heading.current?.focus();
    movesFocus.current = false;
  }, [screen]);

  return {
    heading,
    follow() {
      movesFocus.current = true;
    },
  };
}
