import { CalendarPlus } from 'lucide';
import { instantOf } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { textFor } from '#core/domain/offer-text.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { moneyMessages } from '#core/i18n/money.messages.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { useSaveCalendar } from '#core/kit/task/use-save-calendar.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { TwoClocks } from '#core/ui/two-clocks.tsx';
import { bookedMessages } from './booked.messages.ts';
import * as styles from './booked.styles.ts';
import type { Order } from './order-state.ts';

interface BookedFactsProps {
  offer: OfferInDetail;
  order: Order;
  /** Where the task is; `{id}` stands for it. */
  taskUrl: string;
}

/** What was booked: when on both clocks, for how much, and with which files. */
export function BookedFacts({ offer, order, taskUrl }: BookedFactsProps) {
  const t = useMessages(bookedMessages);
  const clock = useMessages(clockMessages);
  const { perHour } = useMessages(coreMessages);
  const { hoursCount } = useMessages(moneyMessages);
  const format = useFormat();
  const { locale } = useLocale();
  const shown = textFor(offer, locale);
  const { hours, value, files } = order;
  const instant = instantOf(order.plan);
  const rate = isolated(format.price(offer.price) + perHour);
  return (
    <>
      <p className={styles.bookedOffer}>
        <bdi lang={shown.lang}>{shown.title}</bdi>
      </p>
      {instant && (
        <div className={styles.bookedTime}>
          <span>{offer.type === 'call' ? clock.startsAt : clock.deliverBy}</span>
          <time part="when" dateTime={instant.toISOString()}>
            {format.day(instant)} <TwoClocks instant={instant} zones={[offer.ownerTimeZone]} />
          </time>
        </div>
      )}
      <p className={styles.cost}>
        {hoursCount({ hours, digits: format.number(hours) })} × {rate} ={' '}
        <bdi part="total">{format.price(value)}</bdi>
      </p>
      {files.length > 0 && <p part="files">{t.filesSent({ names: format.list(files) })}</p>}
      {instant && <ToCalendar offer={offer} order={order} taskUrl={taskUrl} startsAt={instant} />}
    </>
  );
}

function ToCalendar({ offer, order, taskUrl, startsAt }: BookedFactsProps & { startsAt: Date }) {
  const t = useMessages(bookedMessages);
  const link = useLink();
  const saveCalendar = useSaveCalendar();
  const { taskId: id, hours, plan } = order;
  const title = offer.owner.fullName ? `${offer.title} (${offer.owner.fullName})` : offer.title;
  const save = () =>
    saveCalendar({
      ...{ id, title, hours, startsAt, type: offer.type, details: plan.details, place: '' },
      ...{ address: link('taskUrl', taskUrl, { id }), isCancelled: false, fileName: `dragoman-${id}` },
    });
  return (
    <div>
      <Button size="small" part="calendar" onClick={save}>
        <Icon node={CalendarPlus} /> {t.toCalendar}
      </Button>
    </div>
  );
}
