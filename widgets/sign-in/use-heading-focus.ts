import { useEffect, useRef } from 'react';

/** Takes the focus along to the heading of the next screen, where the person's own doing led there. */
export function useHeadingFocus(screen: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFollowing = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (isFollowing.current) heading.current?.focus();
    isFollowing.current = false;
  }, [screen]);

  return {
    heading,
    follow() {
      isFollowing.current = true;
    },
  };
}
