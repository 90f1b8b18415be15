import type { FreeTime } from '#core/api/api-error.ts';
import { type BookingPlan, dayOf, documentKinds, lastDay } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { HoursField } from '#core/ui/hours-field.tsx';
import { SeparateFileDrop } from '#core/ui/separate-file-drop.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { type ChosenFiles, progressOfEach } from '#core/ui/use-chosen-files.ts';
import type { FieldErrors } from '#core/ui/use-field-errors.ts';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { checkoutMessages } from './checkout.messages.ts';
import * as styles from './checkout.styles.ts';
import { Clocks } from './clocks.tsx';
import { TimeTaken } from './late-parts.tsx';

export interface OrderFieldsProps {
  offer: OfferInDetail;
  plan: BookingPlan;
  errors: FieldErrors;
  documents: ChosenFiles;
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
  taken: { name: string; free: readonly FreeTime[] } | null;
  onChange(changes: Partial<BookingPlan>): void;
  onRemoveDocument(id: string | number): void;
}

export function OrderFields({
  offer,
  plan,
  errors,
  documents,
  sent,
  failure,
  taken,
  isUploading,
  isSignedOut,
  hasFiles,
  disabled,
  onChange,
  onRemoveDocument,
}: OrderFieldsProps) {
  const t = useMessages(checkoutMessages);
  const clock = useMessages(clockMessages);
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
        <div className={styles.pair}>
          <TextField
            type="date"
            name="date"
            part="date"
            label={offer.type === 'call' ? clock.startsAt : clock.deliverBy}
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
          <HoursField
            name="hours"
            part="hours"
            label={t.hours}
            required
            error={errors.hours}
            value={plan.hours}
            onChange={(value) => onChange({ hours: value })}
          />
        </div>
        <Clocks offer={offer} plan={plan} />
        {taken && <TimeTaken key={`${plan.date} ${plan.time}`} {...taken} onChoose={onChange} />}
      </div>
      {hasFiles && (
        <SeparateFileDrop
          name="documents"
          label={t.documents}
          hint={isSignedOut ? t.signInForFiles : t.documentsHint({ size, count })}
          optional
          disabled={disabled || isUploading}
          accept={documentKinds}
          multiple
          maxBytes={limits.documentBytes}
          maxFiles={limits.documents}
          files={documents.chosen.map(({ id, file }, index) => {
            const refusal = failure?.message.includes(file.name) ? failure : undefined;
            return {
              id,
              name: file.name,
              size: file.size,
              state: disabled ? 'done' : isUploading ? 'uploading' : refusal ? 'failed' : 'waiting',
              progress: progress[index],
              error: refusal && errorText(refusal),
            };
          })}
          onAdd={documents.add}
          onRemove={onRemoveDocument}
        />
      )}
    </fieldset>
  );
}
