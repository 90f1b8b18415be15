import { setInterval } from 'node:timers/promises';

/**
 * Waits for a state of another program that nothing reports, such as its open port. Tests themselves use `expect.poll` and
 * `vi.waitFor`, which Vitest does not offer to what it sets up before all tests.
 */
export async function until(isTrue: () => boolean | Promise<boolean>, timeout: number): Promise<void> {
  if (await isTrue()) return;
  for await (const _ of setInterval(50, undefined, { signal: AbortSignal.timeout(timeout) }))
    if (await isTrue()) return;
}
