/** The list of chosen files with their progress and errors. */

import { Check, CircleAlert, FileText, X } from 'lucide';
import { useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { IconButton } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { errorText } from './field.tsx';

export interface FileItem {
  id: number | string;
  name: string;
  /** In bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1 while uploading, if known. */
  progress?: number;
  /** The error as text. */
  error?: string;
  /** What is known of its content. */
  note?: string | undefined;
}

interface FileItemsProps {
  files: readonly FileItem[];
  onRemove: (id: FileItem['id']) => void;
}

export function FileItems({ files, onRemove }: FileItemsProps) {
  const messages = useMessages(coreMessages);
  return (
    <ul className={list} aria-live="polite">
      {files.map((item) => (
        <li key={item.id} className={file} part="file" data-state={item.state}>
          <Icon node={FileText} />
          <span className={fileName} translate="no" dir="auto">
            {item.name}
          </span>
          <FileFact file={item} />
          <IconButton
            label={messages.removeItem({ name: item.name })}
            size="small"
            onClick={() => onRemove(item.id)}
          >
            <Icon node={X} />
          </IconButton>
          {item.state === 'uploading' && (
            <progress
              className={bar}
              value={item.progress}
              aria-label={messages.fileUploading({ name: item.name })}
            />
          )}
          {item.state === 'failed' && <span className={fileNote}>{item.error ?? messages.fileFailed}</span>}
        </li>
      ))}
    </ul>
  );
}

function FileFact({ file: { size, state, note } }: { file: FileItem }) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  return (
    <span className={fact} data-state={state}>
      {note && <bdi part="file-note">{note}</bdi>}
      <bdi>{format.bytes(size)}</bdi>
      {state === 'done' && <Icon node={Check} label={messages.fileDone} />}
      {state === 'failed' && <Icon node={CircleAlert} label={messages.fileFailed} />}
    </span>
  );
}

/** Why files were refused, one line for each. */
export function FileProblems({ id, problems }: { id?: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div id={id} role="alert" part="field-error">
      {problems.map((problem) => (
        <p key={problem} className={errorText}>
          <Icon node={CircleAlert} />
          <span>{problem}</span>
        </p>
      ))}
    </div>
  );
}

interface Rules {
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
  /** With `chosen`, how many files there may be in all. */
  maxFiles?: number;
  /** How many files were accepted before. */
  chosen?: number;
  onAdd: (files: File[]) => void;
}

type Reason = 'kind' | 'empty' | 'size' | 'count';

interface Refused {
  file: File;
  reason: Reason;
}

/** Passes accepted files on, and names each of the others with the reason and the limit. */
export function useFileCheck({
  accept,
  multiple,
  maxBytes = Number.POSITIVE_INFINITY,
  maxFiles = Number.POSITIVE_INFINITY,
  chosen = 0,
  onAdd,
}: Rules) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const most = multiple ? maxFiles : chosen + 1;

  const reasonOf = (file: File): Reason | undefined => {
    if (!acceptsFile(file, accept)) return 'kind';
    if (file.size === 0) return 'empty';
    return file.size > maxBytes ? 'size' : undefined;
  };

  const textOf = ({ file: { name }, reason }: Refused): string => {
    switch (reason) {
      case 'kind':
        return messages.fileWrongType({ name, kinds: kindsIn(accept).join(', ') });
      case 'empty':
        return messages.fileEmpty({ name });
      case 'size':
        return messages.fileTooLarge({ name, limit: format.bytes(maxBytes) });
      case 'count':
        return messages.fileOneTooMany({ name, limit: format.number(most) });
    }
  };

  return {
    problems: refused.map(textOf),
    check(list: FileList | null) {
      const accepted: File[] = [];
      const rest: Refused[] = [];
      for (const file of list ?? []) {
        const reason = reasonOf(file) ?? (chosen + accepted.length < most ? undefined : 'count');
        if (reason) rest.push({ file, reason });
        else accepted.push(file);
      }
      setRefused(rest);
      if (accepted.length) onAdd(accepted);
    },
    forget: () => setRefused([]),
  };
}

/** Whether a file matches an `accept` list. The browser applies that list in its file chooser, but not to dropped files. */
function acceptsFile({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** The kinds in an `accept` list as people call them: PDF, JPG. */
const kindsIn = (accept = ''): string[] =>
  accept
    .split(',')
    .map((entry) => entry.trim())
    .filter((kind) => kind && kind !== '.jpeg')
    .map((kind) => (kind.startsWith('.') ? kind.slice(1).toUpperCase() : kind));

/** In the document before the first file, because a live region announces only later changes; empty, it takes no space. */
export const list = css`
  display: grid;
  gap: ${space(2)};
  &:empty { position: absolute; }
`;

export const file = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${space(3)};
  min-block-size: 48px;
  padding-block: ${space(1)};
  padding-inline: ${space(4)} ${space(1)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  &[data-state='failed'] { border-color: ${token('color-error')}; }
`;

export const fileName = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const fact = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-state='done'] > svg { color: ${token('color-success')}; }
  &[data-state='failed'] > svg { color: ${token('color-error')}; }
`;

const fileNote = css`
  grid-column: 2 / -1;
  padding-block-end: ${space(2)};
  color: ${token('color-error')};
  font-size: ${textSizes.sm};
`;

export const bar = css`
  grid-column: 1 / -1;
  inline-size: calc(100% - ${space(3)});
  block-size: 4px;
  margin-block-end: ${space(2)};
  appearance: none;
  border: 0;
  border-radius: 999px;
  overflow: hidden;
  background: ${token('color-line')};
  accent-color: ${token('color-accent')};
  &::-webkit-progress-bar { background: ${token('color-line')}; }
  &::-webkit-progress-value { background: ${token('color-accent')}; }
  &::-moz-progress-bar { background: ${token('color-accent')}; }
`;
