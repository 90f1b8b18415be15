import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePreferences } from './preferences.ts';

/**
 * What a page load would do and a client-side navigation does not: the focus moves to the new page's heading and
 * its title is announced. Returns what to announce.
 */
export function useArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const { locale } = usePreferences();
  const [said, say] = useState({ title: '', locale });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
    say({ title: document.title, locale });
  }, [pathname, main, locale]);
  // Who changes the language hears of it by other means.
  return said.locale === locale ? said.title : '';
}

/**
 * Going back leads to where one was, though the widgets that make the page so long are still fetching: the
 * router's own attempt is repeated while the page grows, until the person moves it.
 */
export function usePatientScroll(restored: () => number | false | null): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const target = restored();
    if (!isBack || !key || !target || window.scrollY >= target) return;
    const growth = new ResizeObserver(() => {
      window.scrollTo(0, target);
      if (window.scrollY >= target - 1) stop();
    });
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    const stop = () => {
      growth.disconnect();
      for (const move of moves) removeEventListener(move, stop);
    };
    growth.observe(document.body);
    for (const move of moves) addEventListener(move, stop, { passive: true });
    return stop;
  }, [key, isBack, restored]);
}
