import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Button } from './button.tsx';
import type { FileDropProps } from './file-drop.tsx';
import { FileDropFrame } from './file-drop-frame.tsx';
import { separatePart } from './separate-part.tsx';

/** As large as the drop zone that takes its place. */
function Waiting({ files, onAdd, onRemove, maxBytes, maxFiles, ...frame }: FileDropProps) {
  return <FileDropFrame {...frame} />;
}

/** The rest of the form works without files. */
function Failed({ onRetry, ...props }: FileDropProps & { onRetry(): void }) {
  const t = useMessages(coreMessages);
  return (
    <div className={failed}>
      <Waiting {...props} disabled />
      <p role="status">
        {t.errorTitle}{' '}
        <Button size="small" onClick={onRetry}>
          {t.retry}
        </Button>
      </p>
    </div>
  );
}

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
