/** The lines between a page's widgets and the backend, as tests break and mend them. */
import { vi } from 'vitest';

/** What can be wrong between a widget and the backend. */
export const faults = [
  'refused',
  '500',
  '429',
  'silence',
  'half',
  'cut short',
  'html',
  'wrong types',
  'no list',
  '401',
  'offline',
] as const;

export type Fault = (typeof faults)[number];

const isWhole = import.meta.env.VITE_FAULTS === 'all';

/** What is tried on the widget of that number: by default a part, so that each widget and each fault occurs. */
export const triedOn = <One>(all: readonly One[], nth: number): One[] =>
  all.filter((_one, index) => isWhole || (index + nth) % 3 === 0);

export interface FaultyNetwork {
  apiUrl: string;
  break(fault: Fault): Promise<void>;
  mend(): Promise<void>;
}

let count = 0;

/** A line that nobody else uses. */
export function newFaultyNetwork(): FaultyNetwork {
  count += 1;
  const apiUrl = `${location.origin}/faulty/${count}-${Date.now()}`;
  const put = async (body: string) => void (await fetch(apiUrl, { method: 'PUT', body }));
  return { apiUrl, break: put, mend: () => put('') };
}

/** Until it is restored nobody waits longer than a moment for an answer. */
export function beImpatient() {
  const { timeout } = AbortSignal;
  return vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((limit) => timeout.call(AbortSignal, Math.min(limit, 1500)));
}

/** Whoever cannot reach their backend is told so in the console. */
export function expectWarnings(): void {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
}
