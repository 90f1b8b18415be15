import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePreferences } from './preferences.ts';
import { pageTitle } from './use-title.ts';

/**
 * After a client-side navigation, moves the focus to the heading of the new page, or to the place on it that the address
 * names, and returns its title for a live region. On a page load the browser does the same.
 */
export function useRouteAnnouncement(main: RefObject<HTMLElement | null>): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const { locale } = usePreferences();
  const [announced, setAnnounced] = useState({ title: '', locale });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    (named ?? heading ?? main.current)?.focus({ preventScroll: true });
    setAnnounced({ title: pageTitle(), locale });
  }, [pathname, hash, main, locale]);
  // A change of the language must not repeat the title in the old language.
  return announced.locale === locale ? announced.title : '';
}

/**
 * Restores the scroll position after going back. The router tries only once, when the widgets are still loading and
 * the page is too short. This hook repeats it while the page grows, until the visitor scrolls.
 */
export function useScrollRestorationRetry(restored: () => number | false | null): void {
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
