/**
 * One event stream (SSE): replays the log from an event on, then follows it until the session or the connection ends.
 */
import { PassThrough } from 'node:stream';
import type { BusListener } from './bus.ts';

const heartbeatMs = 20_000;
/** A client that reads too slowly is disconnected. It reconnects and asks for the events it missed. */
const maxUnsentBytes = 1024 * 1024;
const longestTimer = 2 ** 31 - 1;
/** Events in one read of the log. */
const pageSize = 100;

interface StreamSource {
  /** The id of the last event that the client has. */
  after: number;
  /** Undefined once the session has ended. */
  read(after: number, limit: number): Promise<{ id: number; kind: string; data: unknown }[] | undefined>;
  subscribe(listener: BusListener): () => void;
  lifetime: number;
  onError(error: unknown): void;
  onEnd(): void;
}

export function openStream(source: StreamSource) {
  const body = new PassThrough();
  let { after } = source;
  let hasMore = false;
  let isReading = false;
  /** Transient events wait for the next read, which finds out whether the session still holds. */
  const transient: { kind: string; data: unknown }[] = [];

  const write = (text: string) => {
    if (body.writableEnded) return;
    body.write(text);
    if (body.writableLength > maxUnsentBytes) body.destroy();
  };
  const send = (kind: string, data: unknown, id?: number) =>
    write(`${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);

  const end = () => {
    body.end();
  };

  /** Events published during a read are sent by the next read: none is sent twice or skipped. */
  const follow = async () => {
    hasMore = true;
    if (isReading) return;
    isReading = true;
    try {
      while (hasMore && !body.writableEnded) {
        hasMore = false;
        const due = transient.splice(0);
        const batch = await source.read(after, pageSize);
        if (!batch) return end();
        if (batch.length === pageSize) hasMore = true;
        for (const { id, kind, data } of batch) {
          send(kind, data, id);
          after = id;
        }
        for (const { kind, data } of due) send(kind, data);
      }
    } catch (error) {
      source.onError(error);
      body.destroy();
    } finally {
      isReading = false;
    }
  };

  const unsubscribe = source.subscribe({
    onEvents: () => void follow(),
    onTransient(kind, data) {
      transient.push({ kind, data });
      void follow();
    },
  });
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
  const expiry = setTimeout(end, Math.min(source.lifetime, longestTimer));
  body.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(expiry);
    unsubscribe();
    source.onEnd();
  });

  return {
    body,
    end,
    send: (kind: string, data: unknown) => send(kind, data, after),
    /** Writes a comment at once, because Node sends the headers with the first bytes. */
    start() {
      write(':\n\n');
      void follow();
    },
  };
}
