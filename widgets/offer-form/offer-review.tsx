import { isCategory } from '#core/domain/category.ts';
import { parsePrice } from '#core/domain/money.ts';
import { OwnerShare } from '#core/hooks/publish/owner-share.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { cancellationMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { Price } from '#core/ui/price.tsx';
import { SummaryList } from '#core/ui/summary-list.tsx';
import { bookingOf, minimumIn, ruleOf, translationsIn, turnaroundIn, unitIn } from './offer-fields.ts';
import type { OfferFormState } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';

/** Everything that will be public, with a link back to each step. */
export function OfferReview({ form: { fields, steps, textLanguage } }: { form: OfferFormState }) {
  const t = useMessages(offerFormMessages);
  const rules = useMessages(cancellationMessages);
  const { change } = useMessages(coreMessages);
  const { counted } = useMessages(moneyMessages);
  const format = useFormat();
  const unit = unitIn(fields);
  const minimum = minimumIn(fields);
  const turnaround = turnaroundIn(fields) ?? 0;
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
            { term: t.type, value: isCategory(fields.type) && <CategoryChip category={fields.type} /> },
            { term: t.textLanguage, value: format.language(textLanguage) },
            ...translationsIn(fields.translations).map(({ code, title }) => ({
              term: format.language(code),
              value: (
                <span dir="auto" lang={code}>
                  {title}
                </span>
              ),
            })),
          ],
        },
        {
          heading: t.pricing,
          changeLabel: change,
          onChange: () => steps.go(1),
          items: [
            {
              term: t.price,
              value: (
                <>
                  <Price value={parsePrice(fields.price, unit) ?? 0} unit={unit} />
                  <br />
                  <OwnerShare price={fields.price} unit={unit} />
                </>
              ),
            },
            ...(minimum ? [{ term: t.minimum, value: format.price(minimum) }] : []),
            ...(turnaround
              ? [
                  {
                    term: t.turnaround,
                    value: counted({ unit: 'hour', count: turnaround, digits: format.number(turnaround) }),
                  },
                ]
              : []),
            {
              term: t.languages,
              value: <span part="languages">{format.list(fields.languages.map(format.language))}</span>,
            },
            { term: t.booking, value: t.bookingName({ booking: bookingOf(fields.booking) }) },
            { term: rules.term, value: rules[`name-${ruleOf(fields.cancellation)}`] },
          ],
        },
      ]}
    />
  );
}
