/** What a page holds in its browser, to see that what comes and goes leaves nothing behind. */
import type { CDPSession } from 'playwright';
import { expect } from 'vitest';

export interface Held {
  nodes: number;
  listeners: number;
  bytes: number;
}

export async function held(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners, bytes };
}

/** Bytes that code takes itself once it has run often, however many elements come and go after that. */
const roomForCode = 1_500_000;

/** The browser lets go of what a frame has drawn a little after the frame. */
export const holdsNoMore = (devtools: CDPSession, before: Held) =>
  expect
    .poll(() => held(devtools))
    .toSatisfy(
      ({ nodes, listeners, bytes }: Held) =>
        nodes <= before.nodes + 50 && listeners <= before.listeners + 5 && bytes < before.bytes + roomForCode,
    );
