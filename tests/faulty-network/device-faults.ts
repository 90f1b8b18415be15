/** Simulated device faults, until the test restores mocks and globals. */
import { vi } from 'vitest';

const throwing = (name: string) => () => {
  throw new DOMException('', name);
};

export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing('QuotaExceededError'));
}

function blockStorage(): void {
  const refuse = throwing('SecurityError');
  for (const place of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, place, 'get').mockImplementation(refuse);
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
}

const hour = 3_600_000;

/** Shifts the clock of the page. */
export function shiftClock(by: number): void {
  const { Date: real } = globalThis;
  const now = () => real.now() + by;
  const shifted = new Proxy(real, {
    construct: (_real, given, type) => Reflect.construct(real, given.length > 0 ? given : [now()], type),
    get: (_real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });
  vi.stubGlobal('Date', shifted);
}

export const deviceFaults = {
  'full storage': fillStorage,
  'storage that is blocked': blockStorage,
  'a clock an hour ahead': () => shiftClock(hour),
  'a clock an hour behind': () => shiftClock(-hour),
};
export const deviceFaultNames = Object.keys(deviceFaults) as (keyof typeof deviceFaults)[];
