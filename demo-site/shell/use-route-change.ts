import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
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
    // A widget on the new page may have taken the focus. A link that was followed may still have it.
    const focused = document.activeElement;
    const isTaken = focused?.shadowRoot && main.current?.contains(focused);
    if (!isTaken) (named ?? heading ?? main.current)?.focus({ preventScroll: true });
    setAnnounced({ title: pageTitle(), locale });
  }, [pathname, hash, main, locale]);
  // A change of the language must not repeat the title in the old language.
  return announced.locale === locale ? announced.title : '';
}
