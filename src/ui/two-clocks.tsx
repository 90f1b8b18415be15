/** A time in the reader's zone and in another person's. */
import { changesClocks, cityOf, differ, zoneHere } from '#core/domain/time-zone.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { clockMessages } from '#core/i18n/forms.messages.ts';
import { css } from '#core/theme/css.ts';

interface TwoClocksProps {
  instant: Date;
  /** Time zones of other people, the most important first; empty strings are ignored. */
  zones: readonly string[];
}

/** The first of these zones whose time differs from the reader's. */
export const zoneElsewhere = (instant: Date, zones: readonly string[]): string | undefined =>
  zones.find((zone) => zone !== '' && differ(instant, zoneHere(), zone));

export function TwoClocks({ instant, zones }: TwoClocksProps) {
  const t = useMessages(clockMessages);
  const format = useFormat();
  const zone = zoneElsewhere(instant, zones);
  const own = format.clock(instant);
  if (!zone) return own;

  const isOtherDay = format.day(instant, zone) !== format.day(instant);
  const there = isOtherDay ? format.moment(instant, zone) : format.clock(instant, zone);
  return (
    <span className={both}>
      <span>{t.yourTime({ time: own })}</span>{' '}
      <span>
        <i>· </i>
        {t.elsewhere({ time: there, place: cityOf(zone) })}
      </span>
    </span>
  );
}

/** Warns of a daylight saving change before a future time, where the two zones differ now or then. */
export function ClockChange({ instant, zones }: TwoClocksProps) {
  const t = useMessages(clockMessages);
  const format = useFormat();
  const now = new Date();
  const zone = zones.find(
    (name) => name !== '' && (differ(instant, zoneHere(), name) || differ(now, zoneHere(), name)),
  );
  if (!zone || instant < now) return null;
  const changing = [zoneHere(), zone].filter((name) => changesClocks(name, now, instant));
  if (changing.length === 0) return null;
  return t.clocksChange({ places: format.list(changing.map(cityOf)) });
}

/** Wraps only between the two times. The dot before the second is clipped where that one starts a line. */
const both = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.9em;
  overflow-x: clip;
  & > span { position: relative; }
  & > span > i { position: absolute; inset-inline-end: calc(100% + 0.3em); font-style: normal; }
`;
