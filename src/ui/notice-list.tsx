import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NoticeType } from '#core/domain/notice.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css, keyframes } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';
import { isUrgent, Notice } from './notice.tsx';

export interface NoticeItem {
  id: number | string;
  type: NoticeType;
  message: string;
  /** Shown without being announced, because the view that caused it announces it itself. */
  isAnnouncedElsewhere?: boolean;
  /** Where it leads. */
  link?: { address: string; label: string };
}

export const noticePlacements = [
  'top-center',
  'top-start',
  'top-end',
  'bottom-center',
  'bottom-start',
  'bottom-end',
] as const;

interface NoticeListProps {
  /** Oldest first. */
  notices: readonly NoticeItem[];
  onDismiss: (id: NoticeItem['id']) => void;
  /** How long each stays, in ms; with 0 it stays until it is dismissed. */
  duration?: number;
  placement?: (typeof noticePlacements)[number];
}

const maxVisible = 3;

/** Floats above the page. At most three notices are visible; further ones wait, and their time starts when they appear. */
export function NoticeList({
  notices,
  onDismiss,
  duration = 5000,
  placement = 'top-center',
}: NoticeListProps) {
  const { noticeRegion } = useMessages(coreMessages);
  const list = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = notices.slice(0, maxVisible);
  const newest = shown.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice moves the list above dialogs opened meanwhile
  useLayoutEffect(() => raise(list.current), [newest]);

  /** A keyboard user's focus moves to the next notice, or back to where it came from. */
  const dismiss = (id: NoticeItem['id']) => {
    const index = shown.findIndex((notice) => notice.id === id);
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const hadKeyboard = buttons[index]?.matches(':focus-visible');
    if (hadKeyboard) (buttons[index + 1] ?? buttons[index - 1] ?? cameFrom.current)?.focus();
    else setFocused(false);
    onDismiss(id);
  };

  const isEmpty = shown.length === 0;
  if (isEmpty && hovered) setHovered(false);
  if (isEmpty && focused) setFocused(false);

  return (
    <section
      ref={list}
      popover="manual"
      className={region}
      data-placement={placement}
      aria-label={noticeRegion}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        setFocused(true);
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
      }}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <ol className={stack} aria-live="polite" aria-relevant="additions">
        {shown.map((notice) => (
          <TimedNotice
            key={notice.id}
            notice={notice}
            duration={duration || Number.POSITIVE_INFINITY}
            paused={hovered || focused}
            onDismiss={() => dismiss(notice.id)}
          />
        ))}
      </ol>
    </section>
  );
}

interface TimedNoticeProps {
  notice: NoticeItem;
  duration: number;
  paused: boolean;
  onDismiss: () => void;
}

function TimedNotice({ notice, duration, paused, onDismiss }: TimedNoticeProps) {
  useCountdown(duration, paused, onDismiss);
  const { type, message, isAnnouncedElsewhere, link } = notice;
  return (
    // An alert announces itself; the live region around it would announce it a second time.
    <li className={item} aria-live={isAnnouncedElsewhere || isUrgent(type) ? 'off' : undefined}>
      <Notice type={type} onDismiss={onDismiss} announced={!isAnnouncedElsewhere && isUrgent(type)} raised>
        <span dir="auto">{message}</span>
        {link && (
          <>
            {' '}
            {/* The page may show what it leads to without a page load: the notice has then done its work. */}
            <a className={linkStyle} part="link" href={link.address} onClick={() => setTimeout(onDismiss)}>
              {link.label}
            </a>
          </>
        )}
      </Notice>
    </li>
  );
}

/** Moves the list to the top layer, above any stacking or clipping of the host page. */
function raise(list: HTMLElement | null) {
  if (!list?.isConnected || !list.showPopover) return;
  const isOpen = list.matches(':popover-open');
  if (isOpen && list.matches(':focus-within')) return;
  if (isOpen) list.hidePopover();
  list.showPopover();
}

/** Calls `onEnd` after a number of ms, not counting the time it was paused. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused || !Number.isFinite(left.current) || left.current <= 0) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      // At least a second, so that the visitor sees it disappear after the pointer left.
      left.current = Math.max(1000, left.current - (Date.now() - started));
    };
  }, [paused]);
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

export const region = css`
  position: fixed;
  z-index: 2147483000;
  inset-block: ${token('notice-inset')} auto;
  inset-inline: 0;
  max-inline-size: min(440px, 100vw - 32px);
  max-block-size: none;
  margin-block: 0;
  margin-inline: auto;
  padding: 0;
  border: 0;
  overflow: visible;
  background: transparent;
  color: ${token('color-text')};
  pointer-events: none;
  @media (width < 480px) { inline-size: 100%; }
  &[data-placement$='start'] { margin-inline: ${space(4)} auto; }
  &[data-placement$='end'] { margin-inline: auto ${space(4)}; }
  &[data-placement^='bottom'] { inset-block: auto ${token('notice-inset')}; }
  @media print { display: none; }
`;

export const stack = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  & > li { pointer-events: auto; }
`;

export const item = css`
  animation: ${arrive} ${token('duration')} ease-out;
`;

const linkStyle = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  color: ${token('color-accent')};
  font-weight: 600;
  @media (pointer: coarse) { min-block-size: 44px; }
`;
