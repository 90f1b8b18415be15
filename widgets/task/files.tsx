import { FilePlus } from 'lucide';
import { Suspense, useState } from 'react';
import { withVersions } from '#core/domain/accepted-task.ts';
import type { AcceptedTask, TaskDocument } from '#core/domain/task.ts';
import { type DocumentKind, takesFiles } from '#core/domain/task-states.ts';
import { dateOf } from '#core/domain/time-zone.ts';
import { DocumentButton } from '#core/hooks/task/document-button.tsx';
import { UploadDialog } from '#core/hooks/task/lazy-dialogs.ts';
import * as taskStyles from '#core/hooks/task/task.styles.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { moneyMessages } from '#core/i18n/forms.messages.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Row } from '#core/ui/stack.tsx';
import * as fileStyles from './files.styles.ts';
import { useAuthorOf } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

/** What the customer sent and what the owner delivered, apart, the newest first. */
export function Files({ task, headingLevel }: { task: AcceptedTask; headingLevel: number }) {
  const t = useMessages(taskPageMessages);
  const Heading = headingTag(headingLevel + 1);
  const { documents, role, status } = task;
  return (
    <section className={styles.panel}>
      <Heading className={styles.heading}>{t.files}</Heading>
      <div className={fileStyles.fileGroups} part="files">
        {documents.length === 0 && <p className={styles.quiet}>{t.noFiles}</p>}
        <Group task={task} kind="deliverable" headingLevel={headingLevel} />
        <Group task={task} kind="source" headingLevel={headingLevel} />
      </div>
      <div className={styles.buttons}>
        {role === 'owner' && takesFiles(status, 'deliverable') && (
          <AddDocuments task={task} kind="deliverable" part="upload" />
        )}
        {takesFiles(status, 'source') && <AddDocuments task={task} part="upload" />}
      </div>
    </section>
  );
}

interface GroupProps {
  task: AcceptedTask;
  kind: TaskDocument['kind'];
  headingLevel: number;
}

function Group({ task, kind, headingLevel }: GroupProps) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const Heading = headingTag(headingLevel + 2);
  const groups = withVersions(task.documents.filter((document) => document.kind === kind));
  if (groups.length === 0) return null;
  const counted = groups.flatMap(({ newest }) => (newest.words ? [newest.words] : []));
  const sum = counted.reduce((all, words) => all + words, 0);
  return (
    <div className={fileStyles.fileGroup} data-kind={kind}>
      <Row gap={4} lines={0} between>
        <Heading className={styles.caption}>{kind === 'source' ? t.filesIn : t.filesOut}</Heading>
        {kind === 'source' && counted.length > 1 && (
          <p className={fileStyles.fileFacts} part="words-in-all">
            {t.wordsInAll({ count: sum, digits: format.number(sum) })}
          </p>
        )}
      </Row>
      <ul className={fileStyles.files}>
        {groups.map(({ newest, older }) => (
          <li key={newest.id} part="file" data-kind={kind}>
            <File task={task} document={newest} hasOthers={older.length > 0} />
            {older.length > 0 && (
              <details className={fileStyles.older}>
                <summary>
                  {t.olderVersions({ count: older.length, digits: format.number(older.length) })}
                </summary>
                <ul className={fileStyles.files}>
                  {older.map((document) => (
                    <li key={document.id} part="file" data-kind={kind}>
                      <File task={task} document={document} hasOthers />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FileProps {
  task: AcceptedTask;
  document: TaskDocument;
  /** There are other versions of it. */
  hasOthers: boolean;
}

function File({ task, document, hasOthers }: FileProps) {
  const { version } = useMessages(taskMessages);
  const format = useFormat();
  const author = useAuthorOf(task)(document);
  const createdAt = dateOf(document.created_at);
  return (
    <Row gap={4} lines={0} between>
      <DocumentButton document={document} />
      <p className={fileStyles.fileFacts}>
        {hasOthers && <span>{version({ digits: format.number(document.version) })}</span>}
        {document.words ? <Words count={document.words} /> : null}
        {author && (
          <span>
            <bdi>{author}</bdi>
          </span>
        )}
        {createdAt && (
          <span>
            <time dateTime={createdAt.toISOString()}>{format.moment(createdAt)}</time>
          </span>
        )}
      </p>
    </Row>
  );
}

function Words({ count }: { count: number }) {
  const { counted } = useMessages(moneyMessages);
  const format = useFormat();
  return <span part="words">{counted({ unit: 'word', count, digits: format.number(count) })}</span>;
}

interface AddDocumentsProps {
  task: AcceptedTask;
  kind?: DocumentKind;
  part?: string;
}

/** A button with a dialog to upload more files. */
export function AddDocuments({ task, kind = 'source', part = 'add-documents' }: AddDocumentsProps) {
  const t = useMessages(taskMessages);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button className={taskStyles.belonging} part={part} type="button" onClick={() => setState('open')}>
        <Icon node={FilePlus} />
        {kind === 'deliverable' ? t.addWork : t.addDocuments}
      </button>
      {/* Stays after it was closed, with the files that could not be sent. */}
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <UploadDialog task={task} kind={kind} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
