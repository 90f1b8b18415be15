/** What the form needs late: the calls of a booking, and what it shows of counted words and of a time that was taken. */

import { useEffect, useRef } from 'react';
import { ApiError, type FreeTime } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { documents } from '#core/api/documents.ts';
import { payments } from '#core/api/payments.ts';
import { type Booked, type BookingFiles, tasks } from '#core/api/tasks.ts';
import { instantOf } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import type { BookingInput } from '#core/domain/task.ts';
import { isPayable } from '#core/domain/task-states.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Row } from '#core/ui/stack.tsx';
import { bookedMessages } from './checkout.messages.ts';
import { trouble } from './checkout.styles.ts';

export async function book(
  client: Client,
  offer: OfferInDetail,
  booking: BookingInput,
  key: string,
  files: BookingFiles,
): Promise<Booked & { isPayable: boolean }> {
  const accepted = await tasks(client).book(offer.id, booking, key, files);
  const booked = { ...accepted, isPayable: mayBePaid(accepted) };
  if (booked.conversation_id) return booked;
  // The booking is valid even if its conversation could not be opened. The chat page opens it too.
  const conversation_id = await conversations(client)
    .start(offer.users_id)
    .catch(() => '');
  return { ...booked, conversation_id };
}

/** Where the backend does not say how a booking stands with its money, it may be paid at once. */
const mayBePaid = ({ status, payment }: Booked): boolean =>
  !payment || isPayable(status || 'accepted', payment.status);

/** How many words a chosen file has; null where it has no text to count. */
export const countWords = (client: Client, file: File, signal: AbortSignal): Promise<number | null> =>
  documents(client).countWords(file, signal);

/** The address of the payment page. */
export async function startPayment(client: Client, id: number | string, key: string): Promise<string> {
  const address = await payments(client).start(id, key);
  if (address) return address;
  throw new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'payment' });
}

export { takePurchase } from '#core/hooks/analytics/reported-money.ts';
export { WaitingBookings } from '#core/hooks/task/waiting-bookings.tsx';
export { CountedWords } from './counted-words.tsx';
export { FreeTimes } from './free-times.tsx';
export { OfferChanged } from './offer-changed.tsx';

export interface TimeTakenProps {
  name: string;
  free: readonly FreeTime[];
  onChoose(time: FreeTime): void;
}

/**
 * The translator is not free at the chosen time: the next free times, each as a button that fills it in. Only a sent
 * booking is answered so: it never waits for this code.
 */
export function TimeTaken({ name, free, onChoose }: TimeTakenProps) {
  const t = useMessages(bookedMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  // It stands above the button that was pressed.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={taken}>
      <Notice type="warning" part="taken">
        <div className={trouble}>
          <p role="alert">
            {t.timeTaken({ name })} {free.length > 0 ? t.nextFree : t.noneFree}
          </p>
          <Row gap={2} align="stretch">
            {free.map((time) => {
              const instant = instantOf(time);
              return (
                <Button
                  key={`${time.date} ${time.time}`}
                  size="small"
                  part="free"
                  onClick={() => onChoose(time)}
                >
                  {instant ? format.moment(instant) : `${time.date} ${time.time}`}
                </Button>
              );
            })}
          </Row>
        </div>
      </Notice>
    </div>
  );
}

const taken = css`
  margin-block-start: ${space(3)};
  outline: none;
`;
