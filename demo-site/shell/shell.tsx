import { useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { useIsSettled } from './use-is-settled.ts';
import { useNoticeSpace } from './use-notice-space.ts';
import { useRouteAnnouncement } from './use-route-change.ts';
import { useScrollPlace } from './use-scroll-place.ts';

/** The frame of every page: navigation, main content, footer, notices. */
export function Shell({ restoredScroll }: { restoredScroll(): number | false | null }) {
  const main = useRef<HTMLElement>(null);
  const toaster = useRef<HTMLElementTagNameMap['dragoman-toaster']>(null);
  const announcement = useRouteAnnouncement(main);
  const isLoading = useNavigation().state === 'loading';
  const isSettled = useIsSettled(main);
  useNoticeSpace(main, toaster);
  useScrollPlace(main, restoredScroll);
  return (
    <>
      <SkipLink />
      <Navigation />
      {isLoading && <div className="progress" aria-hidden="true" />}
      <main className="main" id="main" ref={main} tabIndex={-1} data-waiting={!isSettled || undefined}>
        <Outlet />
      </main>
      <Footer />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <dragoman-toaster ref={toaster} />
      <ScrollRestoration />
    </>
  );
}
