/** What can be wrong with the device that a page is seen on, until the tests' mocks and globals are put back. */
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

/** It goes on from another time. */
export function putClock(by: number): void {
  const { Date: real } = globalThis;
  const now = () => real.now() + by;
  const wrong = new Proxy(real, {
    construct: (_real, given, type) => Reflect.construct(real, given.length > 0 ? given : [now()], type),
    get: (_real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });
  vi.stubGlobal('Date', wrong);
}

export const flaws = {
  'full storage': fillStorage,
  'storage that is blocked': blockStorage,
  'a clock an hour ahead': () => putClock(hour),
  'a clock an hour behind': () => putClock(-hour),
};
export const flawNames = Object.keys(flaws) as (keyof typeof flaws)[];
