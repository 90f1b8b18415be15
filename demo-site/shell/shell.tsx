import { memo, useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { useIsSettled } from './use-is-settled.ts';
import { useIsSlow } from './use-is-slow.ts';
import { useNoticeSpace } from './use-notice-space.ts';
import { useReturnedFocus } from './use-returned-focus.ts';
import { useRouteAnnouncement } from './use-route-change.ts';
import { useScrollPlace } from './use-scroll-place.ts';

// They change with what they read themselves, and a new page is to be shown before they are looked through. Their links are
// plain ones, which `routeLinkClicks` gives to the router: its own links render anew at every navigation.
const Top = memo(Navigation);
const End = memo(Footer);

/** The frame of every page: navigation, main content, footer, notices. */
export function Shell({ restoredScroll }: { restoredScroll(): number | false | null }) {
  const main = useRef<HTMLElement>(null);
  const toaster = useRef<HTMLElementTagNameMap['dragoman-toaster']>(null);
  const announcement = useRouteAnnouncement(main);
  useReturnedFocus(main);
  const isSettled = useIsSettled(main);
  useNoticeSpace(main, toaster);
  useScrollPlace(main, restoredScroll);
  return (
    <>
      <SkipLink />
      <Top />
      <Progress />
      <main className="main" id="main" ref={main} tabIndex={-1} data-waiting={!isSettled || undefined}>
        <Outlet />
      </main>
      <End />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <dragoman-toaster ref={toaster} />
      <ScrollRestoration />
    </>
  );
}

function Progress() {
  const isSlow = useIsSlow(useNavigation().state === 'loading');
  return isSlow && <div className="progress" aria-hidden="true" />;
}
