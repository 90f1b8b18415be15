import { Paperclip } from 'lucide';
import type { TaskDocument } from '#core/domain/task.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Spinner } from '#core/ui/spinner.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import * as styles from './attachments.styles.ts';
import type { Outgoing } from './send-queue.ts';

/** The text of a message with files only: their names, for backends and previews that show text alone. */
export const namesOf = (files: readonly { name: string }[]): string =>
  files.map(({ name }) => name).join(', ');

export const isListOf = (documents: readonly TaskDocument[], text: string): boolean =>
  documents.length > 0 && namesOf(documents) === text;

export function Attachments({ documents }: { documents: readonly TaskDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.attachments}>
      {documents.map((document) => (
        <li key={document.id}>
          <Attachment document={document} />
        </li>
      ))}
    </ul>
  );
}

/** A button instead of a link, because the download needs the session: only the two parties may have the file. */
function Attachment({ document: { id, name, size } }: { document: TaskDocument }) {
  const t = useMessages(chatInboxMessages);
  const format = useFormat();
  const errorText = useErrorText();
  const { demo } = useWidget();
  const bytes = size > 0 ? format.bytes(size) : '';
  const [download, state] = useAction(async (client, _input: null) => {
    if (!demo) await (await import('./save-document.ts')).saveDocument(client, id, name);
  });
  return (
    <>
      <button
        type="button"
        className={styles.attachment}
        part="document"
        aria-label={t.download({ name: `${name} ${bytes}`.trim() })}
        aria-busy={state.status === 'busy' || undefined}
        onClick={() => void download(null)}
      >
        {state.status === 'busy' ? <Spinner /> : <Icon node={Paperclip} />}
        <bdi translate="no">{name}</bdi>{' '}
        {bytes && (
          <small>
            <bdi>{bytes}</bdi>
          </small>
        )}
      </button>
      {state.status === 'failed' && <p role="alert">{errorText(state.error)}</p>}
    </>
  );
}

export function OutgoingFiles({ outgoing: { files, progress, status, text } }: { outgoing: Outgoing }) {
  const t = useMessages(chatInboxMessages);
  if (files.length === 0) return null;
  return (
    <>
      {namesOf(files) !== text && <p translate="no">{namesOf(files)}</p>}
      {status === 'sending' && (
        <progress className={styles.progress} value={progress} aria-label={t.sending} />
      )}
    </>
  );
}
