import { CircleAlert, Upload } from 'lucide';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { errorText, field, heading } from './field.styles.ts';
import { drop } from './file-drop.styles.ts';
import { type FileItem, FileItems } from './file-items.tsx';
import { Icon } from './icon.tsx';
import { useFileCheck } from './use-file-check.ts';

export interface FileDropProps {
  name: string;
  label: string;
  /** Says which kinds and sizes are accepted. */
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  disabled?: boolean;
  /** As in `<input accept>`: `image/*,.pdf`. It applies to dropped files too. */
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
  files: readonly FileItem[];
  /** Called with accepted files only. */
  onAdd: (files: File[]) => void;
  onRemove: (id: FileItem['id']) => void;
  part?: string;
}

/** A drop zone that is also the label of a file input. */
export function FileDrop({
  name,
  label,
  hint,
  error,
  optional,
  disabled,
  accept,
  multiple,
  maxBytes,
  files,
  onAdd,
  onRemove,
  part = 'documents',
}: FileDropProps) {
  const id = useId();
  const messages = useMessages(coreMessages);
  const [isOver, setOver] = useState(false);
  const { problem, check } = useFileCheck({ accept, multiple, maxBytes, onAdd });
  const shownError = problem ?? error;

  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };

  return (
    <div className={field} part={part}>
      <div className={heading}>
        <label htmlFor={id}>{label}</label>
        {optional && <span>({messages.optional})</span>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the input inside */}
      <div
        className={drop}
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) check(event.dataTransfer.files);
        }}
      >
        <input
          id={id}
          className={visuallyHidden}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}-error` : `${id}-about`}
          onChange={(event) => {
            check(event.currentTarget.files);
            // Otherwise the browser fires no change for a file that is chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
        <label htmlFor={id} id={`${id}-about`}>
          <Icon node={Upload} size={18} />
          <span>
            {messages.fileDrop} {hint}
          </span>
        </label>
      </div>
      {shownError && (
        <p id={`${id}-error`} className={errorText} role="alert" part="field-error">
          <Icon node={CircleAlert} />
          {shownError}
        </p>
      )}
      <FileItems files={files} onRemove={onRemove} />
    </div>
  );
}
