/** DOM nodes, listeners and heap size of a page, to find leaks. */
import type { CDPSession } from 'playwright';
import { expect } from 'vitest';

export interface HeapCount {
  nodes: number;
  listeners: number;
  bytes: number;
}

export async function heapUsageOf(devtools: CDPSession): Promise<HeapCount> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners, bytes };
}

/** Bytes that compiled code may add to the heap, independent of the number of elements. */
export const codeAllowance = 1_500_000;

/** Polls, because the browser frees a frame's nodes a little later, and our cache frees an answer after seconds. */
export const expectHeapBelow = (devtools: CDPSession, most: HeapCount) =>
  expect
    .poll(() => heapUsageOf(devtools), { timeout: 30_000, interval: 250 })
    .toSatisfy(
      ({ nodes, listeners, bytes }: HeapCount) =>
        nodes <= most.nodes && listeners <= most.listeners && bytes <= most.bytes,
    );
