/** Figures of a soak run and the limits it broke: errors, memory growth, slowdown. */
import { spreadOf } from '#tools/bench/statistics.ts';

export interface Sample {
  /** Milliseconds since the start. */
  at: number;
  value: number;
}

export interface Run {
  /** How long each call took, in milliseconds. */
  calls: Sample[];
  /** Memory of the backend, in MB. */
  memory: Sample[];
  errors: string[];
  duration: number;
}

/** Allowed ratio of the last quarter to the second; the first quarter is warm-up. */
const maxGrowth = 1.2;
const maxSlowdown = 2;
/** Below this latency in milliseconds a slowdown is noise of the machine. */
const noiseFloor = 1000;

export function evaluateRun({ calls, memory, errors, duration }: Run) {
  const quarter = (samples: Sample[], index: number) =>
    samples.filter(({ at }) => Math.floor((at / duration) * 4) === index).map(({ value }) => value);
  const p99 = (index: number) => {
    const sorted = quarter(calls, index).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  };
  const [early, late] = [1, 3].map((index) => spreadOf(quarter(memory, index)).median) as [number, number];
  const quarters = [0, 1, 2, 3].map(p99);
  const [, slowEarly = Number.NaN, , slowLate = Number.NaN] = quarters;
  const breaches = [
    ...(errors.length > 0 ? [`${errors.length} calls failed, the first with: ${errors[0]}`] : []),
    ...(late > early * maxGrowth ? [`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`] : []),
    ...(slowLate > Math.max(slowEarly * maxSlowdown, noiseFloor)
      ? [`the slowest hundredth went from ${slowEarly.toFixed(0)} to ${slowLate.toFixed(0)} ms`]
      : []),
  ];
  const figures = [
    `${calls.length} calls in ${(duration / 60_000).toFixed(1)} minutes, ${errors.length} failed`,
    `memory ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last`,
    `p99 by quarter: ${quarters.map((value) => `${value.toFixed(0)} ms`).join(', ')}`,
  ];
  return { figures, breaches };
}
