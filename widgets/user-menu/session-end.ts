/** Notices that the session is about to end. */
import { useEffect, useState } from 'react';
import type { User } from '#core/domain/user.ts';
import { useSession, useWidget } from '#core/kit/widget-context.ts';
import type { SessionState } from '#core/session/session-state.ts';

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
  const [asked, setAsked] = useState<SessionState['term']>(null);
  const [ignored, setIgnored] = useState<SessionState['term']>(null);

  useEffect(() => {
    if (!term || !isOwnSite || demo) return;
    const ask = () => {
      if (Date.now() >= term.askAt && document.visibilityState === 'visible') setAsked(term);
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
  const isOpen = asked !== null && asked !== ignored && (asked === term || ended !== null);
  return isOpen && person
    ? { user: person, hasEnded: ended !== null, ignore: () => setIgnored(asked) }
    : null;
}
