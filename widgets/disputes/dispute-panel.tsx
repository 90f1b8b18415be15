import { type Dispute, roles } from '#core/domain/dispute.ts';
import type { TaskRole } from '#core/domain/task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useStatusText } from '#core/kit/task/status-text.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Tag } from '#core/ui/tag.tsx';
import { DecisionForm } from './decision-form.tsx';
import { disputesMessages } from './disputes.messages.ts';
import * as styles from './disputes.styles.ts';
import { Records } from './records.tsx';

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
  const { title, amount, openedAt, statusBefore } = dispute;
  const Heading = headingTag(headingLevel);
  return (
    <article className={styles.panel} part="dispute" aria-label={title}>
      <header className={styles.head}>
        <Heading className={styles.title} part="title" dir="auto" translate="no">
          {title}
        </Heading>
        <p className={styles.facts}>
          <Tag>{t.before({ status: statusText(statusBefore) })}</Tag>
          <span>{t.held({ amount: format.price(amount / 100) })}</span>
          {openedAt && (
            <time dateTime={openedAt.toISOString()}>{t.since({ when: format.moment(openedAt) })}</time>
          )}
        </p>
      </header>
      <div className={styles.evidence}>
        <div className={styles.statements}>
          {roles.map((role) => (
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
      <p className={styles.speaker}>
        <strong translate="no" dir="auto">
          {name}
        </strong>
        <span className={styles.quiet}>{hasOpened ? t[`${role}-opened`] : t[role]}</span>
      </p>
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
