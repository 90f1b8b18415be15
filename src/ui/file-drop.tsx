import { Upload } from 'lucide';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { field, heading } from './field.styles.ts';
import { drop } from './file-drop.styles.ts';
import { type FileItem, FileItems } from './file-items.tsx';
import { FileProblems } from './file-problems.tsx';
import { Icon } from './icon.tsx';
import { useFileCheck } from './use-file-check.ts';

export interface FileDropProps {
  name: string;
  label: string;
  /** Says which kinds and sizes are accepted. */
  hint?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  /** As in `<input accept>`: `image/*,.pdf`. It applies to dropped files too. */
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
  /** How many files there may be in all. */
  maxFiles?: number;
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
  optional,
  disabled,
  accept,
  multiple,
  maxBytes,
  maxFiles,
  files,
  onAdd,
  onRemove,
  part = 'documents',
}: FileDropProps) {
  const id = useId();
  const messages = useMessages(coreMessages);
  const [isOver, setOver] = useState(false);
  const chosen = files.length;
  const { problems, check, forget } = useFileCheck({ accept, multiple, maxBytes, maxFiles, chosen, onAdd });
  const isWrong = problems.length > 0;

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
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : `${id}-about`}
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
      <FileProblems id={`${id}-error`} problems={problems} />
      <FileItems
        files={files}
        onRemove={(file) => {
          forget();
          onRemove(file);
        }}
      />
    </div>
  );
}
