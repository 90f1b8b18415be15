import { X } from 'lucide';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { IconButton } from './button.tsx';
import { actions as actionsClass, body, dialog, head } from './dialog.styles.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button or a click beside it. */
  onClose: () => void;
  title: string;
  /** What has `data-autofocus` gets the focus first, else the title. */
  children: ReactNode;
  /** Buttons, the one to press last. */
  actions?: ReactNode;
  part?: string;
}

/** A modal of the browser's own: it keeps the focus inside and gives it back. */
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
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside it is a shortcut, Escape is the key
    <dialog
      ref={dialogRef}
      className={dialog}
      part={part}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <div className={head}>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={close} size="small" onClick={onClose}>
              <Icon node={X} size={18} />
            </IconButton>
          </div>
          <div className={body}>{children}</div>
          {actions && <div className={actionsClass}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}
