import { Upload } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Icon } from '#core/ui/icon.tsx';
import { field, heading } from './field.tsx';
import { type OnFiles, useDrop } from './use-drop.ts';

export interface FileDropFrameProps {
  name: string;
  label: string;
  /** Says which kinds and sizes are accepted. */
  hint?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  /** As in `<input accept>`: `image/*,.pdf`. It applies to dropped files too. */
  accept?: string;
  multiple?: boolean;
  part?: string;
}

interface Props extends FileDropFrameProps {
  /** The id of what names the refused files, while there are any. */
  errorId?: string;
  onFiles: OnFiles;
  /** Below the drop zone. */
  children?: ReactNode;
}

/** A drop zone that is also the label of a file input. */
export function FileDropFrame({
  name,
  label,
  hint,
  optional,
  disabled,
  accept,
  multiple,
  part = 'documents',
  errorId,
  onFiles,
  children,
}: Props) {
  const id = useId();
  const messages = useMessages(coreMessages);
  const zone = useRef<HTMLDivElement>(null);
  const isOver = useDrop(zone, disabled ? undefined : onFiles);

  return (
    <div className={field} part={part}>
      <div className={heading}>
        <label htmlFor={id}>{label}</label>
        {optional && <span>({messages.optional})</span>}
      </div>
      <div ref={zone} className={drop} data-over={isOver || undefined} data-disabled={disabled || undefined}>
        <input
          id={id}
          className={visuallyHidden}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId ?? `${id}-about`}
          onChange={(event) => {
            onFiles(event.currentTarget.files);
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
      {children}
    </div>
  );
}

const drop = css`
  position: relative;
  min-inline-size: 0;
  border: 1px dashed ${token('color-control')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  color: ${token('color-muted')};
  transition: background-color ${token('duration')}, border-color ${token('duration')};
  & > label {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding: ${space(4)};
    cursor: pointer;
  }
  &:hover { border-color: ${token('color-text')}; }
  &[data-over] { border-color: ${token('color-accent')}; background: ${token('color-accent-tint')}; color: ${token('color-text')}; }
  &[data-disabled] { opacity: 0.6; pointer-events: none; }
  &:has(> input:focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
`;
