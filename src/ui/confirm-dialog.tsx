import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title'> {
  /** On the button that leaves everything as it is. */
  dismissLabel: string;
  confirmLabel: string;
  variant?: 'primary' | 'danger';
  busy: boolean;
  onConfirm(): void;
  children: ReactNode;
}

/** A dialog that asks before something is done. The focus is on the button that does nothing. */
export function ConfirmDialog({
  dismissLabel,
  confirmLabel,
  variant = 'primary',
  busy,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button part="dismiss" disabled={busy} onClick={dialog.onClose} data-autofocus>
            {dismissLabel}
          </Button>
          <Button variant={variant} part="confirm" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
