import { useFormat, useMessages } from '#core/i18n/context.ts';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { day as dayStyle } from './thread.styles.ts';

export function DayDivider({ day }: { day: Date }) {
  const t = useMessages(chatInboxMessages);
  const format = useFormat();
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const is = (other: Date) => other.toDateString() === day.toDateString();
  return (
    <li className={dayStyle} part="day">
      {is(new Date()) ? (
        t.today
      ) : is(yesterday) ? (
        t.yesterday
      ) : (
        <time dateTime={day.toISOString()}>{format.dayStamp(day)}</time>
      )}
    </li>
  );
}
