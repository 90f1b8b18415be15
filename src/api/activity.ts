import { type Activity, activityCodes, type LocalizedText } from '#core/domain/activity.ts';
import { numberOf, recordOf, textOf } from './wire.ts';

/** A text from the backend, with the activity it describes where the backend sends one that we can translate. */
export function localizedTextFromWire(value: unknown): LocalizedText {
  const wire = recordOf(value);
  return { text: textOf(wire.text), activity: activityFromWire(wire.fact) };
}

function activityFromWire(value: unknown): Activity | null {
  const wire = recordOf(value);
  const code = activityCodes.find((known) => known === wire.code);
  if (!code) return null;
  return {
    code,
    title: textOf(wire.title),
    person: textOf(wire.person),
    count: numberOf(wire.count) ?? 0,
    date: textOf(wire.date),
    time: textOf(wire.time),
    timezone: textOf(wire.timezone),
  };
}
