import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Launchable } from '#core/element/contract/launchable.ts';
import { useUnreadConversations } from '#core/hooks/data/use-conversations.ts';
import { useNotificationList } from '#core/hooks/data/use-notification-list.ts';
import { useViewer } from '#core/hooks/data/use-viewer.ts';
import { type CloseReason, givenAttributes } from '#core/hooks/launch/given-attributes.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { lockScroll } from '#core/ui/lock-scroll.ts';

const sampleUnread = 2;
const noSample = { ready: async () => [], empty: [] };

/** How much is unread in the widget that the button opens; 0 for all that have nothing to read, for which nothing is asked. */
export function useUnread(widget: Launchable): number {
  const { demo } = useWidget();
  const viewer = useViewer();
  const isInbox = widget === 'chat-inbox';
  const isBell = widget === 'notification-bell';
  const personId = isBell && !demo && viewer.status === 'signed-in' ? viewer.user.id : null;
  const conversations = useUnreadConversations(isInbox);
  const notifications = useNotificationList(
    personId ? ['notifications', personId] : null,
    noSample,
    ({ kind }) => kind === 'notification' || kind === 'unread',
  );
  if (demo) return demo === 'ready' && (isInbox || isBell) ? sampleUnread : 0;
  if (isInbox) return conversations ?? 0;
  return notifications.status === 'ready' ? notifications.value.filter(({ isRead }) => !isRead).length : 0;
}

/** Whether the widget is open: as the page says, or as the visitor has chosen since. */
export function useOpening(given: boolean, widget: Launchable) {
  const { emit } = useWidget();
  const [state, setState] = useState({ given, isOpen: given });
  if (state.given !== given) setState({ given, isOpen: given });
  const { isOpen } = state;
  const reason = useRef<CloseReason>('removed');

  const setOpen = useCallback((next: boolean) => setState((before) => ({ ...before, isOpen: next })), []);
  const close = useCallback(
    (why: CloseReason) => {
      reason.current = why;
      setOpen(false);
    },
    [setOpen],
  );
  const opened = useRef({ emit, widget });
  opened.current = { emit, widget };

  // The page learns of the end even where it removes the element.
  useEffect(() => {
    if (!isOpen) return;
    reason.current = 'removed';
    opened.current.emit('dragoman-open', { widget: opened.current.widget });
    return () => {
      opened.current.emit('dragoman-close', { widget: opened.current.widget, reason: reason.current });
    };
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close };
}

/** The modal dialog while it is open: the page behind stays still, and the back button closes it. */
export function useModal(isOpen: boolean, close: (why: CloseReason) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const node = dialog.current;
    // The page may have removed the element meanwhile, before it was rendered.
    if (!isOpen || !node?.isConnected) return;
    node.showModal();
    title.current?.focus();
    const unlock = lockScroll();
    const leaveHistory = addHistoryEntry(() => close('back'));
    return () => {
      leaveHistory();
      unlock();
      node.close();
    };
  }, [isOpen, close]);
  return { dialog, title };
}

/**
 * The widget's element, a child of the launcher: the page's scripts and styles reach it as any other. It is there only
 * while it is open, so that a closed conversation is not read.
 */
export function useWidgetInside(
  isOpen: boolean,
  widget: Launchable,
  close: (why: CloseReason) => void,
): void {
  const { host } = useWidget();
  useEffect(() => {
    if (!isOpen) return;
    const element = document.createElement(`dragoman-${widget}`);
    for (const [name, value] of givenAttributes(host)) element.setAttribute(name, value);
    element.setAttribute('load', 'eager');
    const finish = () => close('done');
    if (widget === 'sign-in') element.addEventListener('dragoman-signed-in', finish);
    host.append(element);
    return () => element.remove();
  }, [isOpen, widget, host, close]);
}

const stateName = 'dragomanDialog';
const markOf = (state: unknown): number => Number(Object(state)[stateName] ?? 0);

let entries = 0;
/** Going back takes a moment. An entry that is added meanwhile would be the one that is left. */
let leaving: Promise<unknown> | undefined;

/**
 * Adds an entry to the browser's history, so that its back button closes what is open instead of leaving the page. The
 * page's own state stays in it. Returns what takes the entry out again, for everything that closes otherwise.
 */
function addHistoryEntry(onBack: () => void): () => void {
  let isOver = false;
  let leave = () => undefined as unknown;
  const add = () => {
    if (!isOver) leave = enter(onBack);
  };
  if (leaving) void leaving.then(add);
  else add();
  return () => {
    isOver = true;
    leave();
  };
}

function enter(onBack: () => void): () => void {
  entries += 1;
  const mark = entries;
  try {
    history.pushState({ ...Object(history.state), [stateName]: mark }, '');
  } catch {
    // A frame without an origin, such as one with `srcdoc` in a sandbox, may have no entries.
    return () => undefined;
  }
  const onPop = () => {
    if (markOf(history.state) < mark) onBack();
  };
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
    if (markOf(history.state) !== mark) return;
    leaving = new Promise((resolve) => addEventListener('popstate', resolve, { once: true })).finally(() => {
      leaving = undefined;
    });
    history.back();
  };
}
