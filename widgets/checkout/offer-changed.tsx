import type { ReactNode } from 'react';
import type { ApiError } from '#core/api/api-error.ts';
import { changedOffer } from '#core/api/offers.ts';
import { parseHours } from '#core/domain/money.ts';
import type { Offer, OfferInDetail } from '#core/domain/offer.ts';
import { shortName } from '#core/domain/person.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import { totalFor } from './booking-state.ts';
import { bookedMessages, checkoutMessages } from './checkout.messages.ts';

export interface OfferChangedProps {
  /** The refusal, which holds the offer as it is. */
  error: ApiError;
  /** What was on the screen when the form was sent. */
  read: OfferInDetail;
  /** As they were typed. */
  hours: string;
  /** Nothing is booked, and the form stays as it is. */
  onDismiss(): void;
  onBook(offer: OfferInDetail): void;
}

/**
 * The translator has changed the offer since the customer read it: what was read beside what it says now, and the question
 * whether to book that.
 */
export function OfferChanged({ error, read, hours: typed, onDismiss, onBook }: OfferChangedProps) {
  const t = useMessages(bookedMessages);
  const { translator } = useMessages(checkoutMessages);
  const format = useFormat();
  const { client } = useWidget();
  const now = changedOffer(error, client.baseUrl);
  if (!now) return null;
  const hours = parseHours(typed) ?? 1;
  return (
    <ConfirmDialog
      open
      onClose={onDismiss}
      title={t.changedTitle}
      dismissLabel={t.notYet}
      confirmLabel={t.bookChanged({ total: format.price(totalFor(now, hours)) })}
      busy={false}
      onConfirm={() => onBook({ ...read, ...now })}
    >
      <p>{t.changedText({ name: shortName(read) || translator })}</p>
      <table className={comparison} part="changes">
        <thead>
          <tr>
            <td />
            <th scope="col">{t.readColumn}</th>
            <th scope="col">{t.nowColumn}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, of, show }) =>
            of(read, hours) === of(now, hours) ? null : (
              <tr key={name} part="change">
                <th scope="row">{t[name]}</th>
                <td>{show(read, hours, t)}</td>
                <td>{show(now, hours, t)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ConfirmDialog>
  );
}

interface Fact {
  name:
    | 'changedName'
    | 'changedType'
    | 'changedLanguages'
    | 'changedPrice'
    | 'changedTotal'
    | 'changedBooking';
  /** Two offers are compared by it. */
  of(offer: Offer, hours: number): unknown;
  show(offer: Offer, hours: number, t: typeof bookedMessages.en): ReactNode;
}

/** What a customer reads of an offer before they book it. */
const facts: readonly Fact[] = [
  { name: 'changedName', of: ({ title }) => title, show: ({ title }) => <bdi>{title}</bdi> },
  { name: 'changedType', of: ({ type }) => type, show: ({ type }) => <CategoryChip category={type} /> },
  {
    name: 'changedLanguages',
    of: ({ languages }) => languages.join(),
    show: ({ languages }) => <LanguagePair languages={languages} />,
  },
  { name: 'changedPrice', of: ({ price }) => price, show: ({ price }) => <Price value={price} /> },
  {
    name: 'changedTotal',
    of: totalFor,
    show: (offer, hours) => <Price value={totalFor(offer, hours)} total />,
  },
  {
    name: 'changedBooking',
    of: ({ booking = 'instant' }) => booking,
    show: ({ booking }, _hours, t) => (booking === 'on-request' ? t.afterAnswer : t.atOnce),
  },
];

const comparison = css`
  inline-size: 100%;
  margin-block-start: ${space(4)};
  border-collapse: collapse;
  font-size: ${textSizes.md};
  & th, & td { padding: ${space(2)}; text-align: start; vertical-align: baseline; overflow-wrap: anywhere; }
  & th:first-child, & td:first-child { padding-inline-start: 0; }
  & th:last-child, & td:last-child { padding-inline-end: 0; }
  & th { font-size: ${textSizes.sm}; font-weight: 600; color: ${token('color-muted')}; }
  & tr { border-block-end: 1px solid ${token('color-line')}; }
  & tbody > tr:last-child { border-block-end: 0; }
  & td:last-child { font-weight: 600; }
`;
