import type { FreeTime } from '#core/api/api-error.ts';
import { acceptedFileTypes, type BookingPlan, dayOf, instantOf, lastDay } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { cityOf, clockOddity, zoneHere } from '#core/domain/time-zone.ts';
import { type Unit, unitOf } from '#core/domain/units.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { clockMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { ClockOddity } from '#core/ui/forms/plan-errors.tsx';
import { QuantityField } from '#core/ui/forms/quantity-field.tsx';
import { SeparateFileDrop } from '#core/ui/forms/separate-file-drop.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { type ChosenFiles, progressOfEach } from '#core/ui/forms/use-chosen-files.ts';
import type { FieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { ClockChange, TwoClocks, zoneElsewhere } from '#core/ui/two-clocks.tsx';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { mostOf } from './booking-state.ts';
import { checkoutMessages } from './checkout.messages.ts';
import * as styles from './checkout.styles.ts';
import { CountedWords, FreeTimes, TimeTaken } from './late-parts.tsx';
import type { WordCounts } from './word-counts.ts';

interface BookingFieldsProps {
  offer: OfferInDetail;
  plan: BookingPlan;
  errors: FieldErrors;
  documents: ChosenFiles;
  /** Null for an offer that is booked in another unit than words and pages. */
  counts: WordCounts | null;
  /** The share of all documents that has been sent, from 0 to 1. */
  sent: number;
  /** The error of the last attempt, whose message may name a refused file. */
  failure: Error | null;
  isUploading: boolean;
  isSignedOut: boolean;
  /** Files cannot come along to the page where booking goes on. */
  hasFiles: boolean;
  disabled: boolean;
  /** The chosen time is not free, but these are. */
  taken: readonly FreeTime[] | null;
  /** The translator's. */
  name: string;
  onChange(changes: Partial<BookingPlan>): void;
  onRemoveDocument(id: string | number): void;
}

export function BookingFields({
  offer,
  plan,
  errors,
  documents,
  counts,
  sent,
  failure,
  taken,
  name,
  isUploading,
  isSignedOut,
  hasFiles,
  disabled,
  onChange,
  onRemoveDocument,
}: BookingFieldsProps) {
  const t = useMessages(checkoutMessages);
  const clock = useMessages(clockMessages);
  const { counted } = useMessages(moneyMessages);
  // The server's day may be another one.
  const now = useIsHydrated() ? new Date() : null;
  const format = useFormat();
  const errorText = useErrorText();
  const size = format.bytes(limits.documentBytes);
  const count = format.number(limits.documents);
  const progress = progressOfEach(
    documents.chosen.map(({ file }) => file),
    sent,
  );

  const unit = unitOf(offer.unit);
  const turnaround = offer.turnaround_hours ?? 0;
  const inWords = (of: Unit, count: number) => counted({ unit: of, count, digits: format.number(count) });
  const wordsNote = (words: number | null | undefined) => (words ? inWords('word', words) : undefined);
  const quantity = (
    <QuantityField
      name="quantity"
      part="quantity hours"
      unit={unit}
      price={offer.price}
      minimum={offer.minimum ?? null}
      most={mostOf(offer)}
      required
      hint={unit === 'hour' ? undefined : hasFiles ? t.quantityHint({ unit }) : t.quantityAlone({ unit })}
      error={errors.quantity}
      value={plan.quantity}
      onChange={(value) => onChange({ quantity: value })}
    />
  );

  return (
    <fieldset className={styles.fieldset} disabled={disabled}>
      <TextArea
        name="details"
        part="details"
        label={t.details}
        hint={t.detailsHint({ type: offer.type })}
        limit={limits.details}
        rows={5}
        required
        error={errors.details}
        value={plan.details}
        onChange={(value) => onChange({ details: value })}
      />
      <div>
        {offer.type === 'call' && (
          <FreeTimes offer={offer} plan={plan} name={name} failure={failure} onChoose={onChange} />
        )}
        <div className={styles.pair}>
          <TextField
            type="date"
            name="date"
            part="date"
            label={offer.type === 'call' ? clock.startsAt : clock.deliverBy}
            hint={turnaround > 0 && t.turnaround({ hours: inWords('hour', turnaround) })}
            min={now ? dayOf(now) : undefined}
            max={now ? lastDay(now) : undefined}
            required
            error={errors.date}
            value={plan.date}
            onChange={(value) => onChange({ date: value })}
          />
          <TextField
            type="time"
            name="time"
            part="time"
            label={t.time}
            required
            error={errors.time}
            value={plan.time}
            onChange={(value) => onChange({ time: value })}
          />
          {unit === 'hour' && quantity}
        </div>
        <Clocks offer={offer} plan={plan} />
        {taken && (
          <TimeTaken key={`${plan.date} ${plan.time}`} name={name} free={taken} onChoose={onChange} />
        )}
      </div>
      {hasFiles && (
        <SeparateFileDrop
          name="documents"
          label={t.documents}
          hint={isSignedOut ? t.signInForFiles : t.documentsHint({ size, count })}
          optional
          disabled={disabled || isUploading}
          accept={acceptedFileTypes}
          multiple
          maxBytes={limits.documentBytes}
          maxFiles={limits.documents}
          files={documents.chosen.map(({ id, file }, index) => {
            const refusal = names(failure, file) ? failure : undefined;
            return {
              id,
              name: file.name,
              size: file.size,
              state: disabled ? 'done' : isUploading ? 'uploading' : refusal ? 'failed' : 'waiting',
              progress: progress[index],
              note: wordsNote(counts?.wordsOf(id)),
              error: refusal && errorText(refusal),
            };
          })}
          onAdd={documents.add}
          onRemove={onRemoveDocument}
        />
      )}
      {unit !== 'hour' && unit !== 'fixed' && (
        <div>
          {quantity}
          {counts && documents.chosen.length > 0 && <CountedWords counts={counts} unit={unit} />}
        </div>
      )}
    </fieldset>
  );
}

/** Whether a refusal is about this file: its sentence names it. */
export const names = (failure: Error | null, { name }: File): failure is Error =>
  failure?.message.includes(name) ?? false;

/** The time zone of the chosen time, and the time in the translator's zone where that differs. */
function Clocks({ offer, plan }: { offer: OfferInDetail; plan: BookingPlan }) {
  const t = useMessages(checkoutMessages);
  const isHydrated = useIsHydrated();
  const isSkipped = clockOddity(zoneHere(), plan.date, plan.time) === 'skipped';
  // For a time that clocks skip, another one would be shown.
  const instant = isSkipped ? null : instantOf(plan);
  const zones = [offer.timezone ?? ''];
  return (
    <p className={styles.clocks} part="clocks" aria-live="polite">
      {instant && zoneElsewhere(instant, zones) ? (
        <TwoClocks instant={instant} zones={zones} />
      ) : (
        // A server does not know the zone. The line has its height.
        t.ownZone({ zone: isHydrated ? cityOf(zoneHere()) : '…' })
      )}
      {instant && (
        <span className={styles.clockChange}>
          <ClockChange instant={instant} zones={zones} /> <ClockOddity {...plan} />
        </span>
      )}
    </p>
  );
}
