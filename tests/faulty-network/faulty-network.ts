/** Simulated network faults between a page's widgets and the backend. */
import { vi } from 'vitest';

/** Every fault, as the development server of the tests implements it. */
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

const isAll = import.meta.env.VITE_FAULTS === 'all';

/** The faults to try on the nth widget: by default a third of them, so that each widget and each fault occurs. */
export const sampleFor = <One>(all: readonly One[], nth: number): One[] =>
  all.filter((_one, index) => isAll || (index + nth) % 3 === 0);

export interface FaultyNetwork {
  apiUrl: string;
  break(fault: Fault): Promise<void>;
  restore(): Promise<void>;
}

let count = 0;

/** A connection for one widget, with its own URL. */
export function createFaultyNetwork(): FaultyNetwork {
  count += 1;
  const apiUrl = `${location.origin}/faulty/${count}-${Date.now()}`;
  const setFault = async (body: string) => void (await fetch(apiUrl, { method: 'PUT', body }));
  return { apiUrl, break: setFault, restore: () => setFault('') };
}

/** Limits request timeouts to 1.5 s until the mock is restored. */
export function shortenTimeouts() {
  const { timeout } = AbortSignal;
  return vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((limit) => timeout.call(AbortSignal, Math.min(limit, 1500)));
}

/** Silences the console, where widgets report an unreachable backend. */
export function silenceConsole(): void {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
}
