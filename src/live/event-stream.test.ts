import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/api/api-error.ts';
import type { EventReader } from '#core/api/events.ts';
import { connectEventStream } from './event-stream.ts';

const second = 1_000;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A backend that accepts event streams, and counts when they were opened. */
function backend() {
  const open = new Set<() => void>();
  let refusal: Error | null = null;
  const openedAt: number[] = [];
  const follow = ({ onHeartbeat, signal }: EventReader) =>
    new Promise<void>((resolve, reject) => {
      if (refusal) return reject(refusal);
      openedAt.push(Date.now());
      onHeartbeat();
      const heartbeats = setInterval(onHeartbeat, 20 * second);
      const end = () => {
        clearInterval(heartbeats);
        resolve();
      };
      open.add(end);
      signal.addEventListener('abort', end);
    });
  return {
    openedAt,
    connect: () => stops.push(connectEventStream({ follow, after: '', listener: () => undefined })),
    refuse(error: Error | null) {
      refusal = error;
    },
    cut() {
      for (const end of open) end();
      open.clear();
    },
  };
}

const refused = (status: number, retryAfter = 0) =>
  new ApiError({ reason: 'refused', status, type: 'error', message: '', retryAfter, call: 'GET /events' });

function mostInOneSecond(times: readonly number[]): number {
  const perSecond = new Map<number, number>();
  for (const time of times) {
    const at = Math.floor(time / second);
    perSecond.set(at, (perSecond.get(at) ?? 0) + 1);
  }
  return Math.max(...perSecond.values());
}

const tabs = 200;

it('spreads the reconnections of many tabs after a restart over seconds', async () => {
  const server = backend();
  for (let tab = 0; tab < tabs; tab += 1) server.connect();
  await vi.advanceTimersByTimeAsync(20 * second);
  server.openedAt.length = 0;
  server.cut();
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(server.openedAt).toHaveLength(tabs);
  expect(mostInOneSecond(server.openedAt)).toBeLessThan(tabs / 3);
});

it('spreads them further the longer the backend is away, by 30 s at most', async () => {
  const server = backend();
  for (let tab = 0; tab < tabs; tab += 1) server.connect();
  await vi.advanceTimersByTimeAsync(20 * second);
  server.refuse(refused(502));
  server.openedAt.length = 0;
  server.cut();
  await vi.advanceTimersByTimeAsync(120 * second);
  server.refuse(null);
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(server.openedAt).toHaveLength(tabs);
  expect(mostInOneSecond(server.openedAt)).toBeLessThan(tabs / 6);
});

it('waits as long as the backend asks before it connects again', async () => {
  const server = backend();
  const began = Date.now();
  server.refuse(refused(503, 60 * second));
  server.connect();
  await vi.advanceTimersByTimeAsync(0);
  server.refuse(null);
  await vi.advanceTimersByTimeAsync(90 * second);
  expect(server.openedAt).toHaveLength(1);
  expect(server.openedAt[0]).toBeGreaterThanOrEqual(began + 60 * second);
});
