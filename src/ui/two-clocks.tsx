import { changesClocks, cityOf, differ, zoneHere } from '#core/domain/time-zone.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { css } from '#core/theme/css.ts';

export interface TwoClocksProps {
  instant: Date;
  /** Zones of others, the one that matters most first; empty ones are nobody's. */
  zones: readonly string[];
}

/** The first of these zones whose clocks show another time than the reader's. */
export const zoneElsewhere = (instant: Date, zones: readonly string[]): string | undefined =>
  zones.find((zone) => zone !== '' && differ(instant, zoneHere(), zone));

/** What a time is on the reader's clock and on the other's, in one line; the one alone where both show the same. */
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

/** Says whose clocks are set otherwise by then, where the two are not in step anyway; nothing for what is over. */
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

/** A line breaks between the two clocks alone. The dot stands before the second, out of sight where a line begins there. */
const both = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.9em;
  overflow-x: clip;
  & > span { position: relative; }
  & > span > i { position: absolute; inset-inline-end: calc(100% + 0.3em); font-style: normal; }
`;
