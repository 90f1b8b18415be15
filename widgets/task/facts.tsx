import { CalendarPlus, MessageSquare } from 'lucide';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { isUnannounced, startOf } from '#core/domain/accepted-task.ts';
import { isCategory } from '#core/domain/category.ts';
import { fullName } from '#core/domain/person.ts';
import { isPlace, linkTo, placeLength } from '#core/domain/place.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { isChangeable, isOver } from '#core/domain/task-states.ts';
import { unitOf } from '#core/domain/units.ts';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { MarketplaceLink, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import * as taskStyles from '#core/hooks/task/task.styles.ts';
import { belonging, belongings } from '#core/hooks/task/task.styles.ts';
import { TaskTime } from '#core/hooks/task/task-facts.tsx';
import { ActionError } from '#core/hooks/task/task-problem.tsx';
import type { RestoreFocus } from '#core/hooks/task/use-restored-focus.ts';
import { useSaveCalendar } from '#core/hooks/task/use-save-calendar.ts';
import { useFormat, useMessages, useTitleOf } from '#core/i18n/context.ts';
import { cancellationMessages, clockMessages } from '#core/i18n/forms.messages.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button } from '#core/ui/button.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useFieldErrors, useValidity } from '#core/ui/forms/use-field-errors.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Row } from '#core/ui/stack.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { Total } from '#core/ui/total.tsx';
import * as placeStyles from './place.styles.ts';
import { type TaskProps, useSetPlace } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }));

interface FactsProps extends Pick<TaskProps, 'headingLevel' | 'detailUrl' | 'messagesUrl'> {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
}

/** What the two parties have agreed. */
export function Facts({ task, headingLevel, detailUrl, messagesUrl, restoreFocus }: FactsProps) {
  const t = useMessages(taskPageMessages);
  const shared = useMessages(taskMessages);
  const clock = useMessages(clockMessages);
  const rules = useMessages(cancellationMessages);
  const link = useLink();
  const { role, type, task_languages: languages, details, status, booking, cancellation } = task;
  const { conversation_id: conversationId, offer_id: offerId } = task;
  const whenTerm = type === 'call' ? clock.startsAt : isCategory(type) ? clock.deliverBy : t.when;
  const Heading = headingTag(headingLevel + 1);
  const conversation = `${messagesUrl}${messagesUrl.includes('?') ? '&' : '?'}conversation={id}`;
  return (
    <section className={styles.panel} part="facts">
      <Heading className={styles.heading}>{t.agreed}</Heading>
      <dl className={styles.facts}>
        <Fact term={role === 'owner' ? shared.yourCustomer : shared.yourTranslator}>
          <span className={styles.party} part="party">
            <Avatar name={fullName(task)} image={task.image} size={32} />
            <bdi translate="no">{fullName(task)}</bdi>
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
        <Price task={task} />
        {booking && <Fact term={t.booking}>{t[`booking-${booking}`]}</Fact>}
        {cancellation && <Fact term={rules.term}>{rules[`rule-${cancellation}`]}</Fact>}
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
      <ProposeChange task={task} restoreFocus={restoreFocus} />
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

/** The way to propose other terms, while the work may still change. */
function ProposeChange({ task, restoreFocus }: Pick<FactsProps, 'task' | 'restoreFocus'>) {
  const t = useMessages(taskPageMessages);
  const isLimited = useIsLimited();
  const [isOpen, setOpen] = useState(false);
  const isOpenToChange = isChangeable(task.status) && !isUnannounced(task);
  if (!task.role || !isOpenToChange || task.price === undefined) return null;
  const label = task.change ? t.changeAgain : t.change;
  if (isLimited)
    return (
      <MarketplaceLink size="small" path={`/Task/${task.id}`}>
        {label}
      </MarketplaceLink>
    );
  return (
    <>
      <Button size="small" part="change" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <TermsDialog task={task} onClose={() => setOpen(false)} restoreFocus={restoreFocus} />}
      </Suspense>
    </>
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
      <Row as="ul" gap={1.5} align="stretch">
        {codes.map((code) => (
          <li key={code}>
            <Tag part="language">{format.language(code)}</Tag>
          </li>
        ))}
      </Row>
    </Fact>
  );
}

/** How much of what price, and what it comes to. */
function Price({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const { price, total, minimum = null } = task;
  const quantity = task.quantity ?? task.hours;
  if (price === undefined) return null;
  return (
    <Fact term={t.price}>
      <span part="total">
        {quantity === undefined ? (
          <bdi>{format.price(total ?? price)}</bdi>
        ) : (
          <Total price={price} unit={unitOf(task.unit)} quantity={quantity} minimum={minimum} total={total} />
        )}
      </span>
    </Fact>
  );
}

/** Downloads the task as a calendar file. */
export function CalendarButton({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const link = useLink();
  const saveCalendar = useSaveCalendar();
  const { id, status } = task;
  const { title } = useTitleOf(task);
  const startsAt = startOf(task);
  if (!startsAt) return null;
  const save = () =>
    saveCalendar({
      ...task,
      startsAt,
      title: t.taskWith({ title, name: fullName(task) }),
      address: link('taskUrl', '/Task/{id}', { id }),
      isCancelled: status === 'cancelled' || status === 'declined',
      fileName: `${t.calendarFile}-${id}`,
    });
  return (
    <button
      className={taskStyles.belonging}
      part="calendar"
      type="button"
      aria-label={t.toCalendarOf({ title })}
      onClick={save}
    >
      <Icon node={CalendarPlus} />
      {t.toCalendar}
    </button>
  );
}

/** Where a call takes place: its owner says it, and may change it until the call is over. */
export function Place({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const [isEditing, setEditing] = useState(false);
  const { place, role, status } = task;
  const isOwners = role === 'owner' && !isOver(status);
  if (isOwners && (!place || isEditing))
    return <PlaceForm key={place} task={task} onClose={place ? () => setEditing(false) : undefined} />;
  if (!place)
    return (
      <span className={styles.quiet}>{isOver(status) ? '–' : t.placeFollows({ name: fullName(task) })}</span>
    );
  return (
    <div className={placeStyles.placeRow}>
      <PlaceLink place={place} />
      {isOwners && (
        <Button size="small" part="edit-place" onClick={() => setEditing(true)}>
          {t.changePlace}
        </Button>
      )}
    </div>
  );
}

function PlaceLink({ place }: { place: string }) {
  const href = linkTo(place);
  if (!href)
    return (
      <bdi className={placeStyles.place} part="place">
        {place}
      </bdi>
    );
  const isMeeting = href.startsWith('https:');
  return (
    <a
      className={placeStyles.place}
      part="place"
      href={href}
      target={isMeeting ? '_blank' : undefined}
      rel="noopener noreferrer"
    >
      <bdi dir="ltr">{place}</bdi>
    </a>
  );
}

function PlaceForm({ task, onClose }: { task: AcceptedTask; onClose: (() => void) | undefined }) {
  const t = useMessages(taskPageMessages);
  const [place, setPlace] = useState(task.place ?? '');
  const [save, saving] = useSetPlace(task);
  const failure = saving.status === 'failed' ? saving.error : null;
  const refused = refusedField(failure, { place: 'place' }, useErrorText());
  const { errors, check, recheck } = useFieldErrors(refused);
  const text = place.trim();
  const control = useValidity<HTMLInputElement>(text === '' || isPlace(text) ? '' : t.placeWrong);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget) && (await save(text))) onClose?.();
  };
  return (
    <form
      className={placeStyles.placeForm}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => recheck(target)}
    >
      <TextField
        name="place"
        ref={control}
        label={t.placeLabel}
        hint={t.placeHint({ name: fullName(task) })}
        error={errors.place}
        required
        maxLength={placeLength}
        value={place}
        onChange={setPlace}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" part="save-place" busy={saving.status === 'busy'}>
          {t.savePlace}
        </Button>
        {onClose && (
          <Button size="small" variant="quiet" onClick={onClose}>
            {t.keepPlace}
          </Button>
        )}
      </div>
      {failure && !refused && <ActionError error={failure} />}
    </form>
  );
}
