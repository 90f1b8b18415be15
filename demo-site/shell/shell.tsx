import { useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFooterWaiting } from './use-footer-waiting.ts';
import { usePlace } from './use-place.ts';
import { useRouteAnnouncement } from './use-route-change.ts';
import { useToastPlace } from './use-toast-place.ts';

/** The frame of every page: navigation, main content, footer, notices. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const toaster = useRef<HTMLElementTagNameMap['dragoman-toaster']>(null);
  const announcement = useRouteAnnouncement(main);
  useFooterWaiting(main);
  useToastPlace(toaster);
  usePlace(main);
  return (
    <>
      <SkipLink />
      <Navigation />
      <Progress />
      <main className="main" id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <dragoman-toaster ref={toaster} />
      {/* The router gives the same key to every history entry that a page load created. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}

/** The bar appears only where a page takes longer: styles/loading.css. */
function Progress() {
  return useNavigation().state === 'loading' && <div className="progress" aria-hidden="true" />;
}
