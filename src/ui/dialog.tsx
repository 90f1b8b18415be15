import { X } from 'lucide';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { IconButton } from './button.tsx';
import { actions as actionsClass, body, dialog, head } from './dialog.styles.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a click beside the dialog; without it only its actions close the dialog. */
  onClose?: () => void;
  title: string;
  /** An element with `data-autofocus` gets the focus first, otherwise the title does. */
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  part?: string;
}

/** A native modal `<dialog>`: the browser traps the focus in it and restores it afterwards. */
export function Dialog({ open, onClose, title, children, actions, part = 'dialog' }: DialogProps) {
  const { close } = useMessages(coreMessages);
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const node = dialogRef.current;
    if (!open || !node) return;
    node.showModal();
    (node.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    return () => node.close();
  }, [open]);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a shortcut, Escape is the keyboard's way
    <dialog
      ref={dialogRef}
      className={dialog}
      part={part}
      aria-labelledby={titleId}
      // Otherwise a second Escape closes it, whatever the page says to the first.
      closedby={onClose ? undefined : 'none'}
      onCancel={onCancel}
      onClick={(event) => event.target === event.currentTarget && onClose?.()}
    >
      {open && (
        <>
          <div className={head}>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {onClose && (
              <IconButton label={close} size="small" onClick={onClose}>
                <Icon node={X} size={18} />
              </IconButton>
            )}
          </div>
          <div className={body}>{children}</div>
          {actions && <div className={actionsClass}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}
