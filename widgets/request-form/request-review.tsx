import { instantOf } from '#core/domain/booking.ts';
import { parsePrice } from '#core/domain/money.ts';
import { requestTypeIn } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { requestMessages } from '#core/i18n/tasks.messages.ts';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import { SummaryList } from '#core/ui/summary-list.tsx';
import { requestFormMessages } from './request-form.messages.ts';
import type { StepProps } from './request-steps.tsx';

/** Everything that will be public, with a link back to each step. */
export function RequestReview({ form: { fields, steps }, category }: StepProps) {
  const t = useMessages(requestFormMessages);
  const { typeName } = useMessages(requestMessages);
  const { change } = useMessages(coreMessages);
  const format = useFormat();
  const type = requestTypeIn(category, fields.type);
  const due = instantOf({ date: fields.dueDate, time: fields.dueTime });
  return (
    <SummaryList
      groups={[
        {
          heading: t.overview,
          changeLabel: change,
          onChange: () => steps.go(0),
          items: [
            { term: t.title, value: <span dir="auto">{fields.title}</span> },
            { term: t.description, value: <span dir="auto">{fields.description}</span> },
            { term: t.type, value: type && <span part="type">{typeName({ type })}</span> },
            {
              term: t.languages,
              value: <LanguagePair languages={[fields.fromLanguage, fields.toLanguage]} directed />,
            },
          ],
        },
        {
          heading: t.pricing,
          changeLabel: change,
          onChange: () => steps.go(1),
          items: [
            { term: t.price, value: <Price value={parsePrice(fields.price) ?? 0} /> },
            { term: t.due, value: due && <time dateTime={due.toISOString()}>{format.moment(due)}</time> },
          ],
        },
      ]}
    />
  );
}
