import { MessageSquare } from 'lucide';
import type { ReactNode } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isCategory } from '#core/domain/category.ts';
import { isOver } from '#core/domain/task.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { moneyMessages } from '#core/i18n/money.messages.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { CalendarButton } from '#core/kit/task/calendar-button.tsx';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { belonging, belongings } from '#core/kit/task/task.styles.ts';
import { TaskTime } from '#core/kit/task/task-time.tsx';
import { Avatar } from '#core/ui/avatar.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { Place } from './place.tsx';
import { taskPageMessages } from './task.messages.ts';
import type { TaskProps } from './task.props.ts';
import * as styles from './task.styles.ts';

interface FactsProps extends Pick<TaskProps, 'headingLevel' | 'detailUrl' | 'messagesUrl'> {
  task: AcceptedTask;
}

/** What the two parties have agreed. */
export function Facts({ task, headingLevel, detailUrl, messagesUrl }: FactsProps) {
  const t = useMessages(taskPageMessages);
  const shared = useMessages(taskMessages);
  const clock = useMessages(clockMessages);
  const link = useLink();
  const { other, role, type, languages, details, conversationId, offerId, status, booking } = task;
  const whenTerm = type === 'call' ? clock.startsAt : isCategory(type) ? clock.deliverBy : t.when;
  const Heading = headingTag(headingLevel + 1);
  const conversation = `${messagesUrl}${messagesUrl.includes('?') ? '&' : '?'}conversation={id}`;
  return (
    <section className={styles.panel} part="facts">
      <Heading className={styles.heading}>{t.agreed}</Heading>
      <dl className={styles.facts}>
        <Fact term={role === 'owner' ? shared.yourCustomer : shared.yourTranslator}>
          <span className={styles.party} part="party">
            <Avatar name={other.fullName} image={other.image} size={32} />
            <bdi translate="no">{other.fullName}</bdi>
          </span>
        </Fact>
        <Fact term={whenTerm}>
          <TaskTime task={task} />
        </Fact>
        {type === 'call' && (
          <Fact term={t.place}>
            <Place task={task} />
          </Fact>
        )}
        <Total task={task} />
        {booking && <Fact term={t.booking}>{t[`booking-${booking}`]}</Fact>}
        {languages.length > 0 && <Languages codes={languages} />}
        {type && (
          <Fact term={t.kind}>
            {isCategory(type) ? <CategoryChip category={type} /> : <span part="type">{type}</span>}
          </Fact>
        )}
        {details && (
          <Fact term={shared.details}>
            <p className={styles.prose} part="details" dir="auto">
              {details}
            </p>
          </Fact>
        )}
      </dl>
      <div className={belongings}>
        {conversationId && (
          <a
            className={belonging}
            part="conversation"
            href={link('messagesUrl', conversation, { id: conversationId })}
          >
            <Icon node={MessageSquare} />
            {shared.conversation}
          </a>
        )}
        {offerId && (
          <a className={belonging} part="offer" href={link('detailUrl', detailUrl, { id: offerId })}>
            {t.seeOffer}
          </a>
        )}
        {!isOver(status) && <CalendarButton task={task} />}
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Languages({ codes }: { codes: readonly string[] }) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  return (
    <Fact term={t.languages}>
      <ul className={styles.tags}>
        {codes.map((code) => (
          <li key={code}>
            <Tag part="language">{format.language(code)}</Tag>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

/** The price for an hour, the hours, and what they come to. */
function Total({ task: { price, hours, total } }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const { hoursCount } = useMessages(moneyMessages);
  const format = useFormat();
  if (price === null) return null;
  return (
    <Fact term={t.price}>
      <span part="total">
        <bdi>{format.price(price)}</bdi>
        {hours !== null && total !== null && (
          <>
            {' × '}
            <bdi>{hoursCount({ hours, digits: format.number(hours) })}</bdi>
            {' = '}
            <bdi>{format.price(total)}</bdi>
          </>
        )}
      </span>
    </Fact>
  );
}
