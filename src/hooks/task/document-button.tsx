import { Paperclip } from 'lucide';
import type { TaskDocument } from '#core/domain/task.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Spinner } from '#core/ui/spinner.tsx';
import * as styles from './task.styles.ts';
import { InlineError } from './task-problem.tsx';
import { useDownload } from './use-task-calls.ts';

/** Downloads a document. A button instead of a link, because the download needs the session: only the two parties may have it. */
export function DocumentButton({ document }: { document: TaskDocument }) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const errorText = useErrorText();
  const [download, state] = useDownload(document);
  return (
    <span className={styles.documentItem}>
      <button
        className={styles.belonging}
        part="document"
        type="button"
        aria-label={t.download({ name: document.name })}
        aria-busy={state.status === 'busy' || undefined}
        onClick={() => void download(null)}
      >
        {state.status === 'busy' ? <Spinner /> : <Icon node={Paperclip} />}
        <bdi>{document.name}</bdi>
      </button>
      {document.size > 0 && (
        <span className={styles.fileSize} part="document-size">
          <bdi>{format.bytes(document.size)}</bdi>
        </span>
      )}
      {state.status === 'failed' && <InlineError>{errorText(state.error)}</InlineError>}
    </span>
  );
}
