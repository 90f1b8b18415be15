/** What a page holds in its browser, to see that what comes and goes leaves nothing behind. */
import type { CDPSession } from 'playwright';
import { expect } from 'vitest';

export interface HeapCount {
  nodes: number;
  listeners: number;
  bytes: number;
}

export async function heapOf(devtools: CDPSession): Promise<HeapCount> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners, bytes };
}

/** Bytes that code takes itself once it has run often, however many elements come and go after that. */
export const roomForCode = 1_500_000;

/** The browser lets go of what a frame has drawn a little after the frame, and our cache of an answer after seconds. */
export const holdsAtMost = (devtools: CDPSession, most: HeapCount) =>
  expect
    .poll(() => heapOf(devtools), { timeout: 30_000, interval: 250 })
    .toSatisfy(
      ({ nodes, listeners, bytes }: HeapCount) =>
        nodes <= most.nodes && listeners <= most.listeners && bytes <= most.bytes,
    );
