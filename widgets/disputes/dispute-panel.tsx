import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import type { Dispute } from '#core/domain/dispute.ts';
import type { TaskStep } from '#core/domain/task.ts';
import type { TaskRole } from '#core/domain/task-states.ts';
import { taskRoles } from '#core/domain/task-states.ts';
import { dateOf } from '#core/domain/time-zone.ts';
import { DocumentButton } from '#core/hooks/task/document-button.tsx';
import { useStatusText } from '#core/hooks/task/status-text.ts';
import { useFormat, useMessages, useTitleOf } from '#core/i18n/context.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Row, Stack } from '#core/ui/stack.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { DecisionForm } from './decision-form.tsx';
import { disputesMessages } from './disputes.messages.ts';
import * as styles from './disputes.styles.ts';

interface DisputePanelProps {
  dispute: Dispute;
  headingLevel: number;
  onDecided(): void;
}

/** One dispute: what both sides say, what happened, and the form that decides it. */
export function DisputePanel({ dispute, headingLevel, onDecided }: DisputePanelProps) {
  const t = useMessages(disputesMessages);
  const format = useFormat();
  const statusText = useStatusText();
  const { amount, openedAt, statusBefore } = dispute;
  const { title, lang } = useTitleOf(dispute);
  const Heading = headingTag(headingLevel);
  return (
    <article className={styles.panel} part="dispute" aria-label={title}>
      <Stack as="header" gap={2}>
        <Heading className={styles.title} part="title" dir="auto" lang={lang} translate="no">
          {title}
        </Heading>
        <p className={styles.facts}>
          <Tag>{t.before({ status: statusText(statusBefore) })}</Tag>
          <span>{t.held({ amount: format.price(amount / 100) })}</span>
          {openedAt && (
            <time dateTime={openedAt.toISOString()}>{t.since({ when: format.moment(openedAt) })}</time>
          )}
        </p>
      </Stack>
      <div className={styles.evidence}>
        <div className={styles.statements}>
          {taskRoles.map((role) => (
            <Statement key={role} dispute={dispute} role={role} />
          ))}
        </div>
        <Records dispute={dispute} />
      </div>
      <DecisionForm dispute={dispute} onDecided={onDecided} />
    </article>
  );
}

/** What one side says, and how it would divide the money. */
function Statement({ dispute, role }: { dispute: Dispute; role: TaskRole }) {
  const t = useMessages(disputesMessages);
  const format = useFormat();
  const { name, text, hasOpened, proposal } = dispute.parties[role];
  return (
    <div className={styles.statement} part="statement">
      <Row as="p" gap={2} lines={0.5} align="baseline">
        <strong translate="no" dir="auto">
          {name}
        </strong>
        <span className={styles.quiet}>{hasOpened ? t[`${role}-opened`] : t[role]}</span>
      </Row>
      {text ? (
        <p className={styles.prose} dir="auto">
          {text}
        </p>
      ) : (
        <p className={styles.quiet}>{t.silent}</p>
      )}
      {proposal && (
        <>
          <p className={styles.proposed}>
            {t.proposes({ percent: format.percent(proposal.ownerPercent / 100) })}
          </p>
          {proposal.text && (
            <p className={styles.prose} dir="auto">
              {proposal.text}
            </p>
          )}
        </>
      )}
    </div>
  );
}

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
            <li key={`${step.to} ${step.at}`}>
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
              <WhoAndWhen name={nameOf(by)} at={at} />
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
      <WhoAndWhen name={cause === 'party' ? name : t[`by-${cause}`]} at={dateOf(at)} />
      {message && (
        <p className={styles.prose} dir="auto">
          {message}
        </p>
      )}
    </>
  );
}

function WhoAndWhen({ name, at }: { name: string; at: Date | null }) {
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
