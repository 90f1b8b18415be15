import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import type { FileDropProps } from './file-drop.tsx';
import { FileDropFrame } from './file-drop-frame.tsx';
import { PartFailed } from './part-failed.tsx';
import { separatePart } from './separate-part.tsx';

/** As large as the drop zone that takes its place. */
function Waiting({ files, onAdd, onRemove, maxBytes, maxFiles, ...frame }: FileDropProps) {
  return <FileDropFrame {...frame} />;
}

/** The rest of the form works without files. */
const Failed = ({ onRetry, ...props }: FileDropProps & { onRetry(): void }) => (
  <div className={failed}>
    <Waiting {...props} disabled />
    <PartFailed onRetry={onRetry} />
  </div>
);

const failed = css`
  display: grid;
  gap: ${space(2)};
`;

/** A `FileDrop` for the first screen of a form: what checks and lists the files is loaded after the form is shown. */
export const SeparateFileDrop = separatePart<FileDropProps>(
  async () => ({ View: (await import('./file-drop.tsx')).FileDrop }),
  Waiting,
  Failed,
).View;
