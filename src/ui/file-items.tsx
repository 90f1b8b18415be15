/** The list of chosen files with their progress and errors. */
import { Check, CircleAlert, FileText, X } from 'lucide';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { IconButton } from './button.tsx';
import { bar, fact, file, fileName, fileNote, list } from './file-items.styles.ts';
import { Icon } from './icon.tsx';

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
}

export interface FileItemsProps {
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

function FileFact({ file: { size, state } }: { file: FileItem }) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  return (
    <span className={fact} data-state={state}>
      <bdi>{format.bytes(size)}</bdi>
      {state === 'done' && <Icon node={Check} label={messages.fileDone} />}
      {state === 'failed' && <Icon node={CircleAlert} label={messages.fileFailed} />}
    </span>
  );
}
