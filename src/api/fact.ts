import { type Fact, factCodes, type Sentence } from '#core/domain/fact.ts';
import { numberOf, recordOf, textOf } from './wire.ts';

/** What is told in words, with its parts where the backend sends such as we know. */
export function sentenceFromWire(value: unknown): Sentence {
  const wire = recordOf(value);
  return { text: textOf(wire.text), fact: factFromWire(wire.fact) };
}

function factFromWire(value: unknown): Fact | null {
  const wire = recordOf(value);
  const code = factCodes.find((known) => known === wire.code);
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
