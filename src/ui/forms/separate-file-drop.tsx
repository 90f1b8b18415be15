import type { ReactNode } from 'react';
import { PartFailed } from '#core/ui/part-failed.tsx';
import { separatePart } from '#core/ui/separate-part.tsx';
import type { FileDropProps } from './file-drop.tsx';
import { FileDropFrame } from './file-drop-frame.tsx';

interface WaitingProps extends FileDropProps {
  children?: ReactNode;
}

/**
 * As large as the drop zone that takes its place. Files that are chosen meanwhile are listed by that one, and refused by
 * the backend where they are none that may be sent.
 */
function Waiting({ files, onAdd, onRemove, maxBytes, maxFiles, ...frame }: WaitingProps) {
  return <FileDropFrame {...frame} onFiles={(chosen) => onAdd([...(chosen ?? [])])} />;
}

/** The rest of the form works without files. */
const Failed = ({ onRetry, ...props }: FileDropProps & { onRetry(): void }) => (
  <Waiting {...props} disabled>
    <PartFailed onRetry={onRetry} />
  </Waiting>
);

/** A `FileDrop` for the first screen of a form: what checks and lists the files is loaded after the form is shown. */
export const SeparateFileDrop = separatePart<FileDropProps>(
  async () => ({ View: (await import('./file-drop.tsx')).FileDrop }),
  Waiting,
  Failed,
).View;
