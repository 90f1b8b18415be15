import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { dateOf } from '#core/api/wire.ts';
import type { BookingPlan } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { shortName } from '#core/domain/person.ts';
import { unitOf } from '#core/domain/units.ts';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { VerifyNotice } from '#core/hooks/errors/verify-notice.tsx';
import { SessionProblem } from '#core/hooks/sign-in/session-problem.tsx';
import { SignInLink } from '#core/hooks/sign-in/sign-in-link.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { DraftProblem } from '#core/ui/forms/draft-note.tsx';
import { usePlanErrors } from '#core/ui/forms/plan-errors.tsx';
import { useChosenFiles } from '#core/ui/forms/use-chosen-files.ts';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Notice } from '#core/ui/notice.tsx';
import { BookingFields, names } from './booking-fields.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import type { BookingFormProps } from './checkout.props.ts';
import * as styles from './checkout.styles.ts';
import { OfferChanged } from './late-parts.tsx';
import { useWordCounts } from './word-counts.ts';

/** What was on the screen when the form was sent. */
interface SentForm {
  plan: BookingPlan;
  files: readonly File[];
  offer: OfferInDetail;
}

export function BookingForm(props: BookingFormProps) {
  const { offer, headingLevel, signInUrl, customer, draft, elsewhere, state, send } = props;
  const t = useMessages(checkoutMessages);
  const core = useMessages(coreMessages);
  const { session, emit } = useWidget();
  const form = useRef<HTMLFormElement>(null);
  const documents = useChosenFiles();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [sentForm, setSentForm] = useState<SentForm | null>(null);
  const [dismissed, setDismissed] = useState<Error | null>(null);
  const isBooked = state.status === 'paying' || state.status === 'unpaid';
  const plan = isBooked ? state.booking.plan : draft.fields;
  const isSignedOut = customer.status === 'signed-out';
  const name = shortName(offer) || t.translator;
  const error = state.status === 'open' ? state.error : null;
  const errorText = useErrorText();
  const format = useFormat();
  const refused = refusedField(
    error,
    unitOf(offer.unit) === 'fixed' ? controls : countedControls,
    (problem) => {
      const earliest = problem.code === 'too-soon' ? dateOf(problem.details.earliest) : null;
      return earliest ? t.tooSoon({ name, when: isolated(format.moment(earliest)) }) : errorText(problem);
    },
  );
  const fields = useFieldErrors(refused);
  const isTaken = error instanceof ApiError && error.code === 'time-taken';
  const isRefusedTime =
    sentForm?.plan.date === plan.date &&
    sentForm.plan.time === plan.time &&
    sentForm.plan.quantity === plan.quantity;
  const isChanged = error instanceof ApiError && error.code === 'offer-changed' && error !== dismissed;
  const Heading = headingTag(headingLevel);

  const counts = useWordCounts({
    offer,
    plan,
    files: documents.chosen,
    isDisabled: isBooked || state.status === 'sending',
    onChange: draft.change,
  });
  const planErrors = usePlanErrors();
  // A new language has new words for the errors.
  useLayoutEffect(() => showPlanErrors(form.current, planErrors));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || state.status === 'sending' || state.status === 'paying') return;
    showPlanErrors(form.current, planErrors);
    const isComplete = isBooked || fields.check(form.current);
    const status = customer.status === 'signed-in' ? 'signed-in' : await restored();
    const isSignedOut = status === 'signed-out';
    setNeedsSignIn(isSignedOut);
    if (isSignedOut) emit('dragoman-order-error', { status: 401, message: core.signInToSend });
    if (status !== 'signed-in' || !isComplete) return;
    await book(offer);
  }

  async function book(read: OfferInDetail) {
    const files = documents.chosen.map(({ file }) => file);
    setSentForm({ plan: draft.fields, files, offer: read });
    await send({ plan: draft.fields, documents: files, read });
  }

  async function restored() {
    await session.restore();
    return session.store.getState().status;
  }

  return (
    <>
      <form
        ref={form}
        className={styles.checkout}
        part="form"
        // Sent before the view listens, it stays as it is: the browser loads no page.
        method="dialog"
        noValidate
        aria-label={t.heading({ name })}
        onSubmit={(event) => void submit(event)}
        onInput={({ target, currentTarget }) => {
          showPlanErrors(currentTarget, planErrors);
          fields.recheck(target);
          // With a later day, the time may be valid again.
          const { date, time } = controlsOf(currentTarget);
          if (time && time !== target) fields.recheck(time);
          // The radio of a free time fills in both.
          if (date && (target as Element).matches('[type=radio]')) fields.recheck(date);
        }}
        onBlur={({ target, currentTarget }) => {
          showPlanErrors(currentTarget, planErrors);
          fields.checkOne(target);
        }}
      >
        <div className={styles.fields}>
          <Heading className={styles.heading} part="heading">
            {t.heading({ name })}
          </Heading>
          <SessionProblem />
          {elsewhere ? (
            <Notice type="info">{t.elsewhere(elsewhere)}</Notice>
          ) : (
            isSignedOut && (
              <Notice type="info">
                {t.signedOut} <SignInLink className={styles.inlineLink} signInUrl={signInUrl} />
              </Notice>
            )
          )}
          <VerifyNotice step="book" />
          <BookingFields
            offer={offer}
            plan={plan}
            errors={fields.errors}
            documents={documents}
            counts={counts}
            sent={state.status === 'sending' ? state.sent : 0}
            failure={error}
            taken={isTaken && isRefusedTime ? error.free : null}
            name={name}
            isUploading={state.status === 'sending'}
            isSignedOut={isSignedOut}
            hasFiles={!elsewhere}
            disabled={isBooked}
            onChange={draft.change}
            onRemoveDocument={(id) => {
              documents.remove(id);
              controlsOf(form.current)?.documents?.focus();
            }}
          />
          <DraftProblem draft={draft} />
        </div>
        <BookingPanel
          {...props}
          plan={plan}
          documentCount={documents.chosen.length}
          needsSignIn={needsSignIn && isSignedOut}
          isShownElsewhere={
            isTaken || refused !== null || (sentForm?.files ?? []).some((file) => names(error, file))
          }
        />
      </form>
      {isChanged && sentForm && (
        <OfferChanged
          error={error}
          read={sentForm.offer}
          quantity={sentForm.plan.quantity}
          onDismiss={(isAnotherUnit) => {
            setDismissed(error);
            if (isAnotherUnit) draft.change({ quantity: '' });
          }}
          onBook={(changed) => void book(changed)}
        />
      )}
    </>
  );
}

const controls = { details: 'details', date: 'date', time: 'time' };
/** An offer with a price for all of it has no control for how much of it is booked. */
const countedControls = { ...controls, quantity: 'quantity', hours: 'quantity' };

function controlsOf(form: HTMLFormElement | null) {
  const control = (name: string) => {
    const found = form?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  return { date: control('date'), time: control('time'), documents: control('documents') };
}

/** Sets a validity message on the date or time input while its value cannot be booked. */
function showPlanErrors(form: HTMLFormElement | null, errorsOf: ReturnType<typeof usePlanErrors>) {
  const { date, time } = controlsOf(form);
  const errors = errorsOf({ date: date?.value ?? '', time: time?.value ?? '' });
  date?.setCustomValidity(errors.date);
  time?.setCustomValidity(errors.time);
}
