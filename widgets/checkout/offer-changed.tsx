import type { ReactNode } from 'react';
import type { ApiError } from '#core/api/api-error.ts';
import { changedOffer } from '#core/api/offers.ts';
import type { Offer, OfferInDetail } from '#core/domain/offer.ts';
import { originalText, textFor } from '#core/domain/offer-text.ts';
import { shortName } from '#core/domain/person.ts';
import { unitOf } from '#core/domain/units.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import type { Format } from '#core/i18n/format.ts';
import { cancellationMessages } from '#core/i18n/forms.messages.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { Comparison } from '#core/ui/comparison.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { Price } from '#core/ui/price.tsx';
import { quantityOf, totalFor } from './booking-state.ts';
import { bookedMessages, checkoutMessages } from './checkout.messages.ts';

export interface OfferChangedProps {
  /** The refusal, which holds the offer as it is. */
  error: ApiError;
  /** What was on the screen when the form was sent. */
  read: OfferInDetail;
  /** As it was typed. */
  quantity: string;
  /** Nothing is booked, and the form stays as it is. In another unit, it has to be said anew how much. */
  onDismiss(isAnotherUnit: boolean): void;
  onBook(offer: OfferInDetail): void;
}

/**
 * The translator has changed the offer since the customer read it: what was read beside what it says now, and the question
 * whether to book that.
 */
export function OfferChanged({ error, read, quantity: typed, onDismiss, onBook }: OfferChangedProps) {
  const t = useMessages(bookedMessages);
  const rules = useMessages(cancellationMessages);
  const { translator, checkout } = useMessages(checkoutMessages);
  const format = useFormat();
  const { locale } = useLocale();
  const { client } = useWidget();
  const now = changedOffer(error, client.baseUrl);
  if (!now) return null;
  // How much it is in another unit nobody has typed yet.
  const isAnotherUnit = unitOf(now.unit) !== unitOf(read.unit) && unitOf(now.unit) !== 'fixed';
  const quantityNow = isAnotherUnit ? null : quantityOf(now, typed);
  const translated = (offer: Offer) => textFor(offer, locale);
  // Where only the owner's own text has changed, its translations say the same.
  const textOf = translated(read).title === translated(now).title ? originalText : translated;
  const reader = { t, rules, format, textOf };
  const before = { offer: read, quantity: quantityOf(read, typed) };
  const after = { offer: now, quantity: quantityNow };
  return (
    <ConfirmDialog
      open
      onClose={() => onDismiss(isAnotherUnit)}
      title={t.changedTitle}
      dismissLabel={t.notYet}
      confirmLabel={
        quantityNow === null
          ? t.backToForm
          : now.booking === 'on-request'
            ? checkout
            : t.bookChanged({ total: format.price(totalFor(now, quantityNow)) })
      }
      busy={false}
      onConfirm={() => (quantityNow === null ? onDismiss(isAnotherUnit) : onBook({ ...read, ...now }))}
    >
      <p>{t.changedText({ name: shortName(read) || translator })}</p>
      <div className={comparison}>
        <Comparison
          before={t.readColumn}
          after={t.nowColumn}
          rowPart="change"
          rows={facts
            .filter(({ of }) => of(before) !== of(after))
            .map(({ name, show }) => ({
              name: t[name],
              before: show(before, reader),
              after: show(after, reader),
            }))}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Who reads the comparison. */
interface Reader {
  t: typeof bookedMessages.en;
  rules: typeof cancellationMessages.en;
  format: Format;
  /** The text of an offer in their language, as the form shows it. */
  textOf(offer: Offer): ReturnType<typeof textFor>;
}

interface Fact {
  name:
    | 'changedName'
    | 'changedType'
    | 'changedLanguages'
    | 'changedPrice'
    | 'changedMinimum'
    | 'changedTotal'
    | 'changedBooking'
    | 'changedCancellation';
  /** Two offers are compared by it. */
  of(terms: Terms): unknown;
  show(terms: Terms, reader: Reader): ReactNode;
}

/** An offer, and how much of it is to be booked; null where that is not known. */
interface Terms {
  offer: Offer;
  quantity: number | null;
}

/** What a customer reads of an offer before they book it. */
const facts: readonly Fact[] = [
  {
    name: 'changedName',
    of: ({ offer }) => offer.title,
    show({ offer }, { textOf }) {
      const { title, lang } = textOf(offer);
      return <bdi lang={lang}>{title}</bdi>;
    },
  },
  {
    name: 'changedType',
    of: ({ offer }) => offer.type,
    show: ({ offer }) => <CategoryChip category={offer.type} />,
  },
  {
    name: 'changedLanguages',
    of: ({ offer }) => offer.languages.join(),
    // Each by its name: an offer may have one instead of another.
    show: ({ offer }, { format }) => format.list(offer.languages.map(format.language)),
  },
  {
    name: 'changedPrice',
    of: ({ offer }) => `${offer.price} ${unitOf(offer.unit)}`,
    show: ({ offer }) => <Price value={offer.price} unit={offer.unit} />,
  },
  {
    name: 'changedMinimum',
    of: ({ offer }) => offer.minimum ?? null,
    show: ({ offer }) => (offer.minimum ? <Price value={offer.minimum} total /> : '–'),
  },
  {
    name: 'changedTotal',
    of: ({ offer, quantity }) => quantity && totalFor(offer, quantity),
    show: ({ offer, quantity }) => (quantity ? <Price value={totalFor(offer, quantity)} total /> : '–'),
  },
  {
    name: 'changedBooking',
    of: ({ offer: { booking = 'instant' } }) => booking,
    show({ offer: { booking = 'instant' } }, { t }) {
      return { instant: t.atOnce, 'on-request': t.afterAnswer, 'pay-first': t.oncePaid }[booking];
    },
  },
  {
    name: 'changedCancellation',
    of: ({ offer: { cancellation = 'free' } }) => cancellation,
    show: ({ offer: { cancellation = 'free' } }, { rules }) => rules[`rule-${cancellation}`],
  },
];

const comparison = css`
  margin-block-start: ${space(4)};
`;
