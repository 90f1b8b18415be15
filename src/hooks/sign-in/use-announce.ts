import { useWidget } from '#core/hooks/widget-context.ts';
import { announceOn } from '#core/runtime/session-dispatch.ts';
import type { SessionEvent } from '#core/session/session-events.ts';

/**
 * Dispatches an event of the session on the widget's element; false where the host page prevented its default. A page
 * that follows the session may have removed the element by then: its document has the event instead.
 */
export function useAnnounce(): (event: SessionEvent) => boolean {
  const { host, emit } = useWidget();
  return (event) => (host.isConnected ? emit(event.name, event.detail) : announceOn(document)(event));
}

/** Signs out; false where the host page wants to navigate itself. */
export function useAnnouncedSignOut(): () => boolean {
  const { session, demo } = useWidget();
  const announce = useAnnounce();
  return () => {
    let mayNavigate = true;
    const onEvent = (event: SessionEvent) => {
      mayNavigate = announce(event);
    };
    if (demo) onEvent({ name: 'dragoman-signed-out', detail: { reason: 'user' } });
    else void session.signOut({ announce: onEvent });
    return mayNavigate;
  };
}
