import { useId } from 'react';
import { FileDropFrame, type FileDropFrameProps } from './file-drop-frame.tsx';
import { type FileItem, FileItems, FileProblems, useFileCheck } from './file-items.tsx';

export interface FileDropProps extends FileDropFrameProps {
  maxBytes?: number;
  /** How many files there may be in all. */
  maxFiles?: number;
  files: readonly FileItem[];
  /** Called with accepted files only. */
  onAdd: (files: File[]) => void;
  onRemove: (id: FileItem['id']) => void;
}

/** Takes files, chosen or dropped, and lists them. */
export function FileDrop({ maxBytes, maxFiles, files, onAdd, onRemove, ...frame }: FileDropProps) {
  const errorId = useId();
  const { accept, multiple } = frame;
  const chosen = files.length;
  const { problems, check, forget } = useFileCheck({ accept, multiple, maxBytes, maxFiles, chosen, onAdd });
  return (
    <FileDropFrame {...frame} errorId={problems.length > 0 ? errorId : undefined} onFiles={check}>
      <FileProblems id={errorId} problems={problems} />
      <FileItems
        files={files}
        onRemove={(file) => {
          forget();
          onRemove(file);
        }}
      />
    </FileDropFrame>
  );
}
