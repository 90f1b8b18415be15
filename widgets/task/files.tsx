import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { AddDocuments } from '#core/kit/task/add-documents.tsx';
import { DocumentButton } from '#core/kit/task/document-button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

export function Files({ task, headingLevel }: { task: AcceptedTask; headingLevel: number }) {
  const t = useMessages(taskPageMessages);
  const Heading = headingTag(headingLevel + 1);
  const isUnderWay = !isOver(task.status);
  return (
    <section className={styles.panel}>
      <Heading className={styles.heading}>{t.files}</Heading>
      {task.documents.length === 0 ? (
        <p className={styles.quiet} part="files">
          {t.noFiles}
        </p>
      ) : (
        <ul className={styles.files} part="files">
          {task.documents.map((document) => (
            <li key={document.id} part="file">
              <DocumentButton document={document} />
            </li>
          ))}
        </ul>
      )}
      {isUnderWay && <AddDocuments task={task} part="upload" />}
    </section>
  );
}
