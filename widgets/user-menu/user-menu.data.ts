import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { User } from '#core/domain/user.ts';
import { useUnreadConversations } from '#core/kit/data/use-conversations.ts';
import { sampleFailure } from '#core/kit/data/use-resource.ts';
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { navigate, useRedirect } from '#core/kit/links/navigate.ts';
import { useAnnouncedSignOut } from '#core/kit/sign-in/use-announce.ts';
import { useWidget } from '#core/kit/widget-context.ts';

/** The visitor; in `demo` the sample user. */
export function useViewerOrSample(): Viewer {
  const { demo } = useWidget();
  const viewer = useViewer();
  const { data } = useSWR<User>(demo === 'ready' ? 'demo:user' : null, async () => {
    const { sampleUser } = await import('#core/domain/sample-user.ts');
    return sampleUser;
  });
  if (!demo) return viewer;
  if (demo === 'empty') return { status: 'signed-out' };
  if (demo === 'error')
    return { status: 'unreachable', error: sampleFailure(), isRetrying: false, retry: () => undefined };
  return data ? { status: 'signed-in', user: data } : { status: 'unknown' };
}

const sampleUnread = 2;

/** How many conversations have unread messages; the page learns of every change. */
export function useUnread(): number {
  const { demo, emit } = useWidget();
  const known = useUnreadConversations();
  const count = demo === 'ready' ? sampleUnread : known;
  const reported = useRef(0);
  const isKnown = count !== null;
  useEffect(() => {
    if (!isKnown && reported.current === 0) return;
    reported.current = count ?? 0;
    emit('dragoman-unread-change', { count: count ?? 0 });
  }, [count, isKnown, emit]);
  return count ?? 0;
}

/** Signs out and redirects to the home page, unless the host page prevents that. */
export function useSignOut(homeAddress: string): () => void {
  const { host } = useWidget();
  const signOut = useAnnouncedSignOut();
  const { redirectsTo } = useRedirect('homeUrl');
  return () => {
    // Synchronously: the host page may remove the menu when it receives the event.
    if (signOut() && redirectsTo(homeAddress)) navigate(host, homeAddress);
  };
}
