import type { ApiError } from '#core/api/api-error.ts';
import { waitingBookings } from '#core/api/tasks.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Row } from '#core/ui/stack.tsx';

export interface WaitingBookingsProps {
  /** The refusal, which names the bookings. */
  error: ApiError;
  taskUrl: string;
}

/** The bookings that have to be paid or cancelled before the next one. */
export function WaitingBookings({ error, taskUrl }: WaitingBookingsProps) {
  const link = useLink();
  const bookings = waitingBookings(error);
  // Those of one offer have one title.
  const isAlone = (title: string) => bookings.filter((other) => other.title === title).length === 1;
  return (
    <Row gap={2}>
      {bookings.map(({ id, title }) => (
        <ButtonLink key={id} size="small" part="waiting" href={link('taskUrl', taskUrl, { id })}>
          <bdi>{title}</bdi>
          {!isAlone(title) && ` (${id})`}
        </ButtonLink>
      ))}
    </Row>
  );
}
