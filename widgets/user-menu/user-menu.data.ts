import useSWR from 'swr';
import type { User } from '#core/domain/user.ts';
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { navigate, useRedirect } from '#core/kit/links/navigate.ts';
import { useWidget } from '#core/kit/widget-context.ts';

/** The visitor; in `demo` the sample user. */
export function useViewerOrSample(): Viewer {
  const { demo } = useWidget();
  const viewer = useViewer();
  const isShown = demo === 'ready' || demo === 'error';
  const { data } = useSWR<User>(isShown ? 'demo:user' : null, async () => {
    const { sampleUser } = await import('#core/domain/sample-user.ts');
    return sampleUser;
  });
  if (!demo) return viewer;
  if (demo === 'empty') return { status: 'signed-out' };
  return data ? { status: 'signed-in', user: data } : { status: 'unknown' };
}

/** Signs out and redirects to the home page, unless the host page prevents that. */
export function useSignOut(homeAddress: string): () => void {
  const { host, runtime, demo, emit } = useWidget();
  const { redirects } = useRedirect('homeUrl');
  return () => {
    if (!demo) void runtime.session.signOut();
    // Synchronously: the host page may remove the menu when it receives the event.
    if (emit('dragoman-signed-out', {}) && redirects) navigate(host, homeAddress);
  };
}
