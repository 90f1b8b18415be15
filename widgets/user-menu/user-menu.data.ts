import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { User } from '#core/domain/user.ts';
import { useUnreadConversations } from '#core/hooks/data/use-conversations.ts';
import { sampleFailure } from '#core/hooks/data/use-resource.ts';
import { useViewer, type Viewer } from '#core/hooks/data/use-viewer.ts';
import { navigate, useRedirect } from '#core/hooks/links/navigate.ts';
import { useAnnouncedSignOut } from '#core/hooks/sign-in/use-announce.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import type { SessionState } from '#core/session/session-state.ts';

/** Whose menu it is; in `demo` the sample user, a visitor, or a failure. */
export function useMenuViewer(): Viewer {
  const { demo } = useWidget();
  const viewer = useViewer();
  const { data } = useSWR<User>(demo === 'ready' ? 'demo:user' : null, async () => {
    const { sampleUser } = await import('#core/domain/samples/sample-user.ts');
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

// Notices that the session is about to end.

/** Browsers take longer delays for none. */
const longestDelay = 2_000_000_000;
/** The backend's clock decides whether the session has ended. */
const graceAfterEnd = 500;

const wait = (until: number, act: () => void) =>
  setTimeout(act, Math.min(Math.max(0, until - Date.now()), longestDelay));

/**
 * Whose session ends soon: they are asked once to extend it, in the tab that they look at. It is null again once the
 * session is extended, here or in another tab, or the user does not want to. A question that is still open when the session
 * ends stays, because the password signs in then too.
 */
export function useSessionEnd(): { user: User; hasEnded: boolean; ignore(): void } | null {
  const { session, isOwnSite, demo } = useWidget();
  const term = useSession((state) => state.term);
  const user = useSession((state) => state.user);
  const ended = useSession((state) => state.ended);
  const [shown, setShown] = useState<SessionState['term']>(null);
  const [ignored, setIgnored] = useState<SessionState['term']>(null);

  useEffect(() => {
    if (!term || !isOwnSite || demo) return;
    const ask = () => {
      if (Date.now() >= term.askAt && document.visibilityState === 'visible') setShown(term);
    };
    const asking = wait(term.askAt, ask);
    // The answer to any call tells of the end. Without a call nobody would hear of it.
    const ending = wait(term.endsAt + graceAfterEnd, () => session.refreshUser().catch(() => undefined));
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(asking);
      clearTimeout(ending);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [term, session, isOwnSite, demo]);

  const person = user ?? ended;
  const isOpen = shown !== null && shown !== ignored && (shown === term || ended !== null);
  return isOpen && person
    ? { user: person, hasEnded: ended !== null, ignore: () => setIgnored(shown) }
    : null;
}
