import { type FormEvent, type ReactNode, useId } from 'react';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Button, type ButtonProps } from '#core/ui/button.tsx';
import { Dialog, type DialogProps } from '#core/ui/dialog.tsx';
import { type FieldErrors, type RefusedField, useFieldErrors } from './use-field-errors.ts';

interface FormDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title'> {
  /** On the button that sends the form; `submit` says more about it. */
  submitLabel: string;
  submit?: Pick<ButtonProps, 'variant' | 'part' | 'busy' | 'busyLabel'>;
  /** On a button beside it that closes the dialog; without one there is the close button alone. */
  cancelLabel?: string;
  /** The field that the backend refused. */
  refused?: RefusedField | null;
  /** Called once all fields are valid. */
  onSubmit(): void;
  /** `forget` removes all errors, where other fields take the place of these. */
  children(errors: FieldErrors, forget: () => void): ReactNode;
}

/** A dialog with a form. It stays open until its owner closes it. */
export function FormDialog({
  submitLabel,
  submit,
  cancelLabel,
  refused = null,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const { errors, check, recheck, clear } = useFieldErrors(refused);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) onSubmit();
  };

  return (
    <Dialog
      {...dialog}
      actions={
        <>
          {cancelLabel && <Button onClick={dialog.onClose}>{cancelLabel}</Button>}
          <Button variant="primary" part="confirm" {...submit} type="submit" form={formId}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={form}
        noValidate
        onSubmit={handleSubmit}
        onInput={({ target }) => recheck(target)}
      >
        {children(errors, clear)}
      </form>
    </Dialog>
  );
}

const form = css`
  display: grid;
  gap: ${space(4)};
`;
