import type { SessionEvent } from '#core/session/session-events.ts';

/** Dispatches the events of a session for which no widget does; false where a listener prevented the default. */
export const announceOn =
  (target: EventTarget) =>
  ({ name, detail }: SessionEvent): boolean =>
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
