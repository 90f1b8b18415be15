import { Bell, Languages, MessageCircle, X } from 'lucide';
import { type MouseEvent, useId, useRef } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { Launchable } from '#core/element/contract/launchable.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { IconButton } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { launcherContract } from './launcher.contract.ts';
import { useModal, useOpening, useUnread, useWidgetInside } from './launcher.data.ts';
import { launcherMessages } from './launcher.messages.ts';
import * as styles from './launcher.styles.ts';

type Props = PropsOf<typeof launcherContract>;

/** Widgets of one column. */
const narrow: readonly Launchable[] = ['sign-in', 'notification-bell', 'account', 'profile'];

const iconOf = (widget: Launchable) =>
  widget === 'chat-inbox' ? MessageCircle : widget === 'notification-bell' ? Bell : Languages;

export function Launcher({ widget, as, placement, label, open: given }: Props) {
  const t = useMessages(launcherMessages);
  const { close: closeText } = useMessages(coreMessages);
  const format = useFormat();
  const titleId = useId();
  const unread = useUnread(widget);
  const { isOpen, open, close } = useOpening(given, widget);
  const { dialog, title } = useModal(isOpen, close);
  useWidgetInside(isOpen, widget, close);
  const name = label || t[widget];
  const pressed = useRef<EventTarget | null>(null);

  // Only a click that begins beside the dialog: not one that selects text and ends there.
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === currentTarget) close('backdrop');
  };

  return (
    <>
      {placement !== 'none' && (
        <button
          type="button"
          className={styles.button}
          part="button"
          data-placement={placement}
          aria-haspopup="dialog"
          title={name}
          onClick={open}
        >
          <Icon node={iconOf(widget)} size={26} />
          <span className={visuallyHidden}>{name}</span>
          {unread > 0 && (
            <>
              <span className={visuallyHidden}>, {t.unread({ count: unread })}</span>
              <span className={styles.unread} part="unread" aria-hidden="true">
                {format.number(unread)}
              </span>
            </>
          )}
        </button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a shortcut, Escape is the keyboard's way */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        part="dialog"
        data-as={as}
        data-narrow={narrow.includes(widget) || undefined}
        aria-labelledby={titleId}
        onPointerDown={({ target }) => {
          pressed.current = target;
        }}
        onClick={onClick}
        onCancel={(event) => {
          // A file field inside has an event of this name too.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          close('escape');
        }}
        onClose={(event) => {
          if (event.target === event.currentTarget && isOpen) close('escape');
        }}
      >
        {isOpen && (
          <>
            <div className={styles.head}>
              <p id={titleId} ref={title} tabIndex={-1} part="title">
                {name}
              </p>
              <IconButton label={closeText} part="close" onClick={() => close('button')}>
                <Icon node={X} size={20} />
              </IconButton>
            </div>
            <div className={styles.content}>
              <slot />
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
