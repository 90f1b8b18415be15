import type { ReactNode } from 'react';
import type { FileDropProps } from './file-drop.tsx';
import { FileDropFrame } from './file-drop-frame.tsx';
import { PartFailed } from './part-failed.tsx';
import { separatePart } from './separate-part.tsx';

interface WaitingProps extends FileDropProps {
  children?: ReactNode;
}

/** As large as the drop zone that takes its place. */
function Waiting({ files, onAdd, onRemove, maxBytes, maxFiles, ...frame }: WaitingProps) {
  return <FileDropFrame {...frame} />;
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
