import { type Activity, activityCodes, type LocalizedText } from '#core/domain/activity.ts';
import { addressOfActivity } from '#core/domain/notification.ts';
import { addressOf, numberOf, recordOf, textOf } from './wire.ts';

/** A text from the backend, with the activity it describes where the backend sends one that we can translate. */
export function localizedTextFromWire(value: unknown): LocalizedText {
  const wire = recordOf(value);
  return { text: textOf(wire.text), activity: activityFromWire(wire.fact) };
}

/** The page that such a text is about; null where there is none. */
export function activityAddressFromWire(value: unknown, baseUrl: string): string | null {
  const wire = recordOf(value);
  const page = addressOf(wire.url, baseUrl);
  return page && addressOfActivity(page, activityFromWire(wire.fact));
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
    amount: numberOf(wire.amount) ?? 0,
    date: textOf(wire.date),
    time: textOf(wire.time),
    timezone: textOf(wire.timezone),
    proposal: textOf(wire.proposal),
    task: textOf(wire.task),
  };
}
