import { type ReactNode, useState } from 'react';
import { answersChange, heldFor, owesMore, payUntilOf } from '#core/domain/accepted-task.ts';
import { isCategory } from '#core/domain/category.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask, TaskChange } from '#core/domain/task.ts';
import { MarketplaceLink, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { PayButton } from '#core/hooks/task/task-money.tsx';
import { ActionError } from '#core/hooks/task/task-problem.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { clockMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Comparison } from '#core/ui/comparison.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Price } from '#core/ui/price.tsx';
import { TwoClocks } from '#core/ui/two-clocks.tsx';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';
import { agreedTerms, proposedTerms, type Terms, useAnswerChange } from './terms.data.ts';

interface OpenChangeProps {
  task: AcceptedTask;
  headingLevel: number;
}

/** The open proposal to change what was agreed, and what its reader can do about it. */
export function OpenChange({ task, headingLevel }: OpenChangeProps) {
  const { change } = task;
  return change ? <Card key={change.id} {...{ task, headingLevel, change }} /> : null;
}

function Card({ task, headingLevel, change }: OpenChangeProps & { change: TaskChange }) {
  const t = useMessages(taskPageMessages);
  const isLimited = useIsLimited();
  const name = fullName(task);
  const isMine = change.by === task.role;
  const isAgreed = answersChange(task) === null;
  const Heading = headingTag(headingLevel + 1);
  return (
    <section className={styles.next} part="terms next-step">
      <Heading className={styles.caption}>{t.changeCaption}</Heading>
      <div className={styles.nextText}>
        <p className={styles.lead}>
          {isAgreed ? t.changeAgreed : isMine ? t.changeMine : t.changeOf({ name })}
        </p>
      </div>
      <Differences task={task} change={change} />
      {change.text && (
        <blockquote className={styles.answeredQuote} part="said">
          <p dir="auto">{change.text}</p>
        </blockquote>
      )}
      <Consequences task={task} change={change} isAgreed={isAgreed} />
      {isMine && !isAgreed && <p className={styles.quiet}>{t.settlementWaiting({ name })}</p>}
      {isAgreed ? (
        owesMore(task) && (
          <div className={styles.buttons}>
            <PayButton task={task} variant="primary" />
          </div>
        )
      ) : isLimited ? (
        <div className={styles.buttons}>
          <MarketplaceLink variant="primary" path={`/Task/${task.id}`}>
            {isMine ? t.withdrawChange : t.acceptChange}
          </MarketplaceLink>
        </div>
      ) : (
        <Answer task={task} change={change} isMine={isMine} />
      )}
    </section>
  );
}

/** How much more it costs in cents; less where it is negative. */
const difference = ({ old_total, total }: TaskChange): number => Math.round((total - old_total) * 100);

function Answer({ task, change, isMine }: { task: AcceptedTask; change: TaskChange; isMine: boolean }) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const [answer, answering] = useAnswerChange(task);
  const [given, setGiven] = useState<'accept' | 'decline' | 'withdraw'>('accept');
  const isBusy = answering.status === 'busy';
  const button = (kind: typeof given, text: string, isMain: boolean) => (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      part={`${kind}-change`}
      busy={isBusy && given === kind}
      disabled={isBusy && given !== kind}
      onClick={() => {
        setGiven(kind);
        void answer({ read: change.id, answer: kind });
      }}
    >
      {text}
    </Button>
  );
  return (
    <>
      <div className={styles.buttons}>
        {isMine ? (
          button('withdraw', t.withdrawChange, false)
        ) : (
          <>
            {button('accept', acceptText(), true)}
            {button('decline', t.declineDivision, false)}
          </>
        )}
      </div>
      {answering.status === 'failed' && <ActionError error={answering.error} />}
    </>
  );

  function acceptText(): string {
    const more = heldFor(task) > 0 && task.role === 'customer' ? difference(change) : 0;
    const amount = format.price(Math.abs(more) / 100);
    if (more === 0) return t.acceptChange;
    return more > 0 ? t.acceptAndPay({ amount }) : t.acceptAndGet({ amount });
  }
}

/** What accepting does to the money and to the booking. */
function Consequences({
  task,
  change,
  isAgreed,
}: {
  task: AcceptedTask;
  change: TaskChange;
  isAgreed: boolean;
}) {
  const t = useMessages(taskPageMessages);
  const shared = useMessages(taskMessages);
  const format = useFormat();
  const { role, status, payment } = task;
  const isOwner = role === 'owner';
  const name = fullName(task);
  const until = payUntilOf(task);
  const more = heldFor(task) > 0 ? difference(change) : 0;
  const amount = format.price(Math.abs(payment?.due || more) / 100);
  const notes = isAgreed
    ? [
        isOwner ? t.dueOfOther({ name, amount }) : t.dueOfYou({ amount }),
        until && t.changeLapses({ when: format.moment(until) }),
      ]
    : [
        more > 0 && (isOwner ? t.dueOfOther({ name, amount }) : t.dueOfYou({ amount })),
        more < 0 && (isOwner ? shared.refundTo({ name, amount }) : shared.refundToYou({ amount })),
        status === 'requested' && change.by === 'owner' && t.changeBooks,
      ];
  return notes.map(
    (note) =>
      note && (
        <p key={note} className={styles.quiet}>
          {note}
        </p>
      ),
  );
}

/** Old and new side by side, only where they differ. */
function Differences({ task, change }: { task: AcceptedTask; change: TaskChange }) {
  const t = useMessages(taskPageMessages);
  const clock = useMessages(clockMessages);
  const { quantity } = useMessages(moneyMessages);
  const format = useFormat();
  const before = agreedTerms(task);
  const after = proposedTerms(task, change);
  const { unit } = before;
  const when = !isCategory(task.type) ? t.when : task.type === 'call' ? clock.startsAt : clock.deliverBy;
  const facts: { name: string; of(terms: Terms): unknown; show(terms: Terms): ReactNode }[] = [
    {
      name: quantity({ unit }),
      of: (terms) => terms.quantity,
      show: (terms) => format.number(terms.quantity),
    },
    {
      name: t.price,
      of: ({ price }) => price,
      show: ({ price }) => <Price value={price} unit={unit} />,
    },
    {
      name: t.changeTotal,
      of: ({ total }) => total,
      show: ({ total = 0 }) => <bdi>{format.price(total)}</bdi>,
    },
    {
      name: when,
      of: ({ start }) => start?.getTime(),
      show: ({ start }) =>
        start && (
          <time dateTime={start.toISOString()}>
            {format.day(start)} <TwoClocks instant={start} zones={[task.other_timezone ?? '']} />
          </time>
        ),
    },
  ];
  return (
    <Comparison
      before={t.agreedColumn}
      after={t.proposedColumn}
      rows={facts
        .filter(({ of }) => of(before) !== of(after))
        .map(({ name, show }) => ({ name, before: show(before), after: show(after) }))}
    />
  );
}
