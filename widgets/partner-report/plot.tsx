import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { NumbersOf } from '#core/domain/partner-report.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { partnerReportMessages } from './partner-report.messages.ts';
import * as styles from './partner-report.styles.ts';

const height = 100;

/**
 * Views as bars, with marks on the days with bookings. The plot is one tab stop: the arrow keys choose a day, whose numbers
 * are shown below. The table contains all numbers.
 */
export function Plot({ days }: { days: readonly NumbersOf[] }) {
  const t = useMessages(partnerReportMessages);
  const format = useFormat();
  const [index, setIndex] = useState(days.length - 1);
  const most = Math.max(1, ...days.map(({ views }) => views));
  const chosen = days[index];
  const dayOf = (key: string) => format.day(new Date(key), 'UTC');
  if (!chosen) return null;
  const { views, opens, bookings } = chosen;
  const dayText = t.dayTold({ day: dayOf(chosen.key), views, opens, bookings });

  const onKeyDown = (event: KeyboardEvent) => {
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowLeft: isTurned ? 1 : -1,
      ArrowRight: isTurned ? -1 : 1,
      Home: -days.length,
      End: days.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setIndex(Math.min(days.length - 1, Math.max(0, index + step)));
  };
  const onPoint = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = Math.floor((isTurned ? 1 - share : share) * days.length);
    setIndex(Math.min(days.length - 1, Math.max(0, at)));
  };

  return (
    <figure className={styles.figure} part="plot">
      <figcaption className={styles.caption}>
        <span>{t.plot}</span>
        <span className={styles.peak}>{t.peak({ views: format.number(most) })}</span>
      </figcaption>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={t.plot}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={index}
        aria-valuetext={dayText}
        onKeyDown={onKeyDown}
        onPointerMove={onPoint}
        onPointerDown={onPoint}
      >
        <svg
          className={styles.bars}
          viewBox={`0 0 ${days.length * 10} ${height + 8}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {days.map((day, place) => {
            const size = (day.views / most) * height;
            return (
              <g key={day.key} data-chosen={place === index || undefined}>
                <rect className="day" x={place * 10} y={0} width={10} height={height + 8} />
                <rect className="views" x={place * 10 + 1.5} y={height - size} width={7} height={size} />
                {day.bookings > 0 && (
                  <rect className="bookings" x={place * 10 + 1.5} y={height + 3} width={7} height={5} />
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <time>{dayOf(days[0]?.key ?? chosen.key)}</time>
        <time>{dayOf(days.at(-1)?.key ?? chosen.key)}</time>
      </div>
      <p className={styles.chosenDay}>{dayText}</p>
      <p className={styles.legend}>
        <span data-of="views">{t.views}</span>
        <span data-of="bookings">{t.bookings}</span>
      </p>
    </figure>
  );
}
