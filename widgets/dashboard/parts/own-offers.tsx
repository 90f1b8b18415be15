import { useId, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { OwnOffer } from '#core/domain/offer.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { strong } from '#core/hooks/task/task.styles.ts';
import { ActionError } from '#core/hooks/task/task-problem.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { Flag } from '#core/ui/flag.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { card, flags, head, languages, titleLink } from '#core/ui/offer-card.styles.ts';
import { Price } from '#core/ui/price.tsx';
import { Rating } from '#core/ui/rating.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { useOwnOffers, usePauseOffer, useRemoveOffer } from '#widgets/dashboard/dashboard.data.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';
import { NoMatch } from './no-match.tsx';
import { OfferGridSkeleton } from './offer-grid-skeleton.tsx';

/** The offers that the person has published, newest first. */
export function OwnOffers({ personId, ...props }: DashboardProps & { personId: string }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const offers = useOwnOffers(personId);
  const count = offers.status === 'ready' ? offers.value.length : null;
  return (
    <>
      <Offers {...props} offers={offers} />
      <StatusLine hidden>
        {count === 0 ? t.createdEmpty : count && t.offers({ count, digits: format.number(count) })}
      </StatusLine>
    </>
  );
}

function Offers({ offers, ...props }: DashboardProps & { offers: ReturnType<typeof useOwnOffers> }) {
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const [filters, setFilters] = useState(noOfferFilters);
  const all = offers.status === 'ready' ? offers.value : [];
  const matching = matchingOffers(all, filters);
  const slice = useSlice(matching);

  return (
    <Ready
      resource={offers}
      skeleton={<OfferGridSkeleton />}
      empty={{
        message: t.createdEmpty,
        hint: t.createdEmptyHint,
        action: (
          <ButtonLink variant="primary" part="publish" href={link('offerUrl', props.offerUrl)}>
            {t.publish}
          </ButtonLink>
        ),
      }}
    >
      {() => (
        <div className={styles.list}>
          {all.length > filteredAbove && <OfferFilterBar filters={filters} onChange={setFilters} />}
          {matching.length === 0 && <NoMatch onClear={() => setFilters(noOfferFilters)} />}
          <ul className={styles.grid} part="grid">
            {slice.shown.map((offer) => (
              <li key={offer.id}>
                <TaskCard
                  offer={offer}
                  href={link('detailUrl', props.detailUrl, { id: offer.id })}
                  editHref={link('editUrl', props.editUrl, { id: offer.id })}
                  headingLevel={props.headingLevel + 1}
                />
              </li>
            ))}
          </ul>
          <MoreButton {...slice} />
        </div>
      )}
    </Ready>
  );
}

interface TaskCardProps {
  offer: OwnOffer;
  href: string;
  editHref: string;
  headingLevel: number;
}

/** The card of an offer that the person has published. */
function TaskCard({ offer, href, editHref, headingLevel }: TaskCardProps) {
  const t = useMessages(dashboardMessages);
  const { flagUrl } = useWidget();
  const format = useFormat();
  const titleId = useId();
  const Heading = headingTag(headingLevel);
  return (
    <article className={card} part="task" aria-labelledby={titleId} data-live>
      <div className={head}>
        <CategoryChip category={offer.type} />
        <Rating value={offer.rating} count={offer.rating_count} />
      </div>
      <Heading className={styles.taskTitle} part="title" id={titleId}>
        <a className={titleLink} dir="auto" href={href}>
          {offer.title}
        </a>
      </Heading>
      <div className={languages}>
        <LanguagePair languages={offer.languages} />
        <span className={flags}>
          {offer.languages.map((code) => (
            <Flag key={code} code={code} url={flagUrl} name={format.language(code)} />
          ))}
        </span>
      </div>
      <div className={styles.taskFoot}>
        <Price value={offer.price} unit={offer.unit} />
        <Tag part="active" tone={offer.active ? 'success' : 'plain'}>
          {offer.active ? t.active : t.paused}
        </Tag>
      </div>
      <OfferActions offer={offer} editHref={editHref} titleId={titleId} />
    </article>
  );
}

// What an owner does with an offer: edit, pause or resume, delete.

interface OfferActionsProps {
  offer: OwnOffer;
  editHref: string;
  /** The id of the offer's title, which the actions are about. */
  titleId: string;
}

function OfferActions({ offer, editHref, titleId }: OfferActionsProps) {
  const t = useMessages(dashboardMessages);
  const [pause, pausing] = usePauseOffer(offer);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.offerActions}>
        <ButtonLink variant="text" size="small" part="edit" href={editHref} aria-describedby={titleId}>
          {t.edit}
        </ButtonLink>
        <Button
          variant="text"
          size="small"
          part="pause"
          aria-describedby={titleId}
          busy={pausing.status === 'busy'}
          onClick={() => void pause(null)}
        >
          {offer.active ? t.pause : t.resume}
        </Button>
        <Button
          variant="text"
          size="small"
          part="delete"
          aria-describedby={titleId}
          onClick={() => setAsking(true)}
        >
          {t.deleteOffer}
        </Button>
      </div>
      {pausing.status === 'failed' && <ActionError error={pausing.error} />}
      <DeleteDialog offer={offer} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

interface DeleteDialogProps {
  offer: OwnOffer;
  open: boolean;
  onClose(): void;
}

function DeleteDialog({ offer, open, onClose }: DeleteDialogProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const [remove, removing] = useRemoveOffer(offer);
  const { title, open_bookings: count = 0 } = offer;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.deleteTitle}
      dismissLabel={t.keepOffer}
      confirmLabel={t.deleteOffer}
      variant="danger"
      busy={removing.status === 'busy'}
      onConfirm={() => void remove(null)}
    >
      <p className={strong} dir="auto">
        {title}
      </p>
      <p>
        {count > 0 && `${t.deleteBookings({ count, digits: format.number(count) })} `}
        {t.deleteText}
      </p>
      {removing.status === 'failed' && <ActionError error={removing.error} />}
    </ConfirmDialog>
  );
}

// Searches the person's own offers, which all are in the page already.

interface OfferFilters {
  q: string;
  state: string;
}

/** Shorter lists are read without filters. */
export const filteredAbove = 8;

const noOfferFilters: OfferFilters = { q: '', state: '' };

const states = ['active', 'paused'] as const;

function matchingOffers(all: readonly OwnOffer[], { q, state }: OfferFilters): readonly OwnOffer[] {
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(
    ({ title, active }) =>
      (!state || active === (state === 'active')) &&
      words.every((word) => title.toLocaleLowerCase().includes(word)),
  );
}

interface OfferFilterBarProps {
  filters: OfferFilters;
  onChange(filters: OfferFilters): void;
}

function OfferFilterBar({ filters, onChange }: OfferFilterBarProps) {
  const t = useMessages(dashboardMessages);
  const field = (name: keyof OfferFilters) => ({
    name,
    compact: true,
    value: filters[name],
    onChange: (value: string) => onChange({ ...filters, [name]: value }),
  });
  return (
    <search>
      <form className={styles.fewFilters} part="filters" onSubmit={(event) => event.preventDefault()}>
        <TextField
          {...field('q')}
          type="search"
          maxLength={limits.search}
          label={t.search}
          placeholder={t.searchOffers}
        />
        <SelectField
          {...field('state')}
          label={t.state}
          emptyLabel={t.any}
          options={states.map((value) => ({ value, label: t[value] }))}
        />
      </form>
    </search>
  );
}

// Shows the first items of a long list, and a button for more.

const initialCount = 48;

/** The first items of a list, and twice as many at each request. */
function useSlice<Item>(list: readonly Item[]) {
  const [maxCount, setMaxCount] = useState(initialCount);
  return {
    shown: list.slice(0, maxCount),
    hasMore: list.length > maxCount,
    showMore: () => setMaxCount(2 * maxCount),
  };
}

function MoreButton({ hasMore, showMore }: { hasMore: boolean; showMore(): void }) {
  const t = useMessages(dashboardMessages);
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button part="more" onClick={showMore}>
        {t.showMore}
      </Button>
    </div>
  );
}
