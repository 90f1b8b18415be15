import { Upload } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Icon } from '#core/ui/icon.tsx';
import { field, heading } from './field.tsx';

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
  onFiles(files: FileList | null): void;
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

/**
 * Takes files that are dropped anywhere on the form: beside the zone the browser would open them in place of the page.
 * Without `onFiles` they are refused. Returns whether files are over the form that it would take.
 */
function useDrop(zone: RefObject<HTMLElement | null>, onFiles: Props['onFiles'] | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useLayoutEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const area = zone.current?.closest('form') ?? zone.current;
    if (!area) return;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(latest.current !== undefined);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current?.(event.dataTransfer?.files ?? null);
    };
    const listeners = { dragenter: over, dragover: over, dragleave: leave, drop } as const;
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const type of types) area.addEventListener(type, listeners[type]);
    return () => {
      for (const type of types) area.removeEventListener(type, listeners[type]);
    };
  }, [zone]);
  return isOver;
}

/** A text that is dropped into a field is left to the browser. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

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
