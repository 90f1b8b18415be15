import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import type { TaskStep } from '#core/domain/accepted-task.ts';
import type { Dispute } from '#core/domain/dispute.ts';
import type { TaskRole } from '#core/domain/task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { DocumentButton } from '#core/kit/task/document-button.tsx';
import { useStatusText } from '#core/kit/task/status-text.ts';
import { Icon } from '#core/ui/icon.tsx';
import { disputesMessages } from './disputes.messages.ts';
import * as styles from './disputes.styles.ts';

/** The history, the files and the conversation of the task. */
export function Records({ dispute }: { dispute: Dispute }) {
  const t = useMessages(disputesMessages);
  const { history, documents, messages, parties } = dispute;
  const nameOf = (role: TaskRole | null) => (role ? parties[role].name : '');
  return (
    <div>
      <Record title={t.history} count={history.length}>
        <ol className={styles.entries}>
          {history.map((step) => (
            <li key={`${step.to} ${step.at?.getTime()}`}>
              <Step step={step} name={nameOf(step.by)} />
            </li>
          ))}
        </ol>
      </Record>
      <Record title={t.files} count={documents.length}>
        <ul className={styles.entries}>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentButton document={document} />
            </li>
          ))}
        </ul>
      </Record>
      <Record title={t.conversation} count={messages.length}>
        <ol className={styles.entries}>
          {messages.map(({ id, text, by, at }) => (
            <li key={id}>
              <Said name={nameOf(by)} at={at} />
              <p className={styles.prose} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </Record>
    </div>
  );
}

/** Closed at first, because the statements come first. */
function Record({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const t = useMessages(disputesMessages);
  const format = useFormat();
  return (
    <details className={styles.record} part="record">
      <summary className={styles.summary}>
        <span>
          {title} <span className={styles.quiet}>({format.number(count)})</span>
        </span>
        <Icon node={ChevronDown} />
      </summary>
      {count > 0 ? children : <p className={styles.quiet}>{t.nothing}</p>}
    </details>
  );
}

function Step({ step: { to, cause, message, at }, name }: { step: TaskStep; name: string }) {
  const t = useMessages(disputesMessages);
  const statusText = useStatusText();
  return (
    <>
      <p>{statusText(to)}</p>
      <Said name={cause === 'party' ? name : t[`by-${cause}`]} at={at} />
      {message && (
        <p className={styles.prose} dir="auto">
          {message}
        </p>
      )}
    </>
  );
}

function Said({ name, at }: { name: string; at: Date | null }) {
  const format = useFormat();
  return (
    <p className={styles.quiet}>
      <bdi>{name}</bdi>
      {at && (
        <>
          {' · '}
          <time dateTime={at.toISOString()}>{format.moment(at)}</time>
        </>
      )}
    </p>
  );
}
