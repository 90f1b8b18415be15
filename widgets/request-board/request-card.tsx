import { CalendarClock } from 'lucide';
import { useId } from 'react';
import { type PublishedRequest, requestTypeIn } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { requestStepsMessages } from '#core/kit/request/request-steps.messages.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Card } from '#core/ui/card.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import { Answer } from './answer.tsx';
import type { RequestCardProps } from './request-board.props.ts';
import * as styles from './request-board.styles.ts';

/** A request, and the user's proposal for it. */
export function RequestCard(props: RequestCardProps) {
  const { request, headingLevel, heading, isSingle, requestUrl } = props;
  const link = useLink();
  const { typeName } = useMessages(requestMessages);
  const titleId = useId();
  const Heading = headingTag(heading && !isSingle ? headingLevel + 1 : headingLevel);
  const { title, description, category, fromLanguage, toLanguage, price, owner } = request;
  const type = requestTypeIn(category, request.type);
  return (
    <Card as="article" variant="panel" part="request" aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={styles.tags}>
            <CategoryChip category={category} />
            <span className={styles.quiet} part="kind">
              {type ? typeName({ type }) : request.type}
            </span>
          </span>
          <Price value={price} />
        </div>
        <Heading className={isSingle ? styles.pageTitle : styles.title} part="title" id={titleId} dir="auto">
          {isSingle ? title : <a href={link('requestUrl', requestUrl, { id: request.id })}>{title}</a>}
        </Heading>
        <p className={styles.description} part="description" dir="auto">
          {description}
        </p>
        <div className={styles.facts}>
          <LanguagePair languages={[fromLanguage, toLanguage]} directed />
          <Due request={request} />
          <span className={styles.owner} part="owner">
            <Avatar name={owner.fullName} image={owner.image} size={24} />
            <bdi translate="no">{owner.fullName}</bdi>
          </span>
        </div>
        <Answer {...props} />
      </div>
    </Card>
  );
}

function Due({ request: { dueAt } }: { request: PublishedRequest }) {
  const t = useMessages(requestStepsMessages);
  const format = useFormat();
  if (!dueAt) return null;
  return (
    <span className={styles.due} part="due">
      <Icon node={CalendarClock} />
      {t.due({ day: format.day(dueAt), time: format.clock(dueAt) })}
    </span>
  );
}
