/** One open event stream: replays the log from a point, then follows it until the session or the reader is gone. */
import { PassThrough } from 'node:stream';
import { type BusListener, signedOut } from './bus.ts';

const heartbeat = 20_000;
/** A reader that does not read is let go; it comes back and asks for what it missed. */
const mostUnsent = 1024 * 1024;
const longestTimer = 2 ** 31 - 1;
/** How much of the log is read at a time. */
const pageSize = 100;

export interface StreamSource {
  /** The id of the last event the reader has. */
  after: number;
  read(after: number, limit: number): Promise<{ id: number; kind: string; data: unknown }[]>;
  subscribe(listener: BusListener): () => void;
  sessionId: string;
  lifetime: number;
  onError(error: unknown): void;
  onEnd(): void;
}

export function openStream(source: StreamSource) {
  const body = new PassThrough();
  let { after } = source;
  let hasNews = false;
  let isReading = false;

  const write = (text: string) => {
    if (body.writableEnded) return;
    body.write(text);
    if (body.writableLength > mostUnsent) body.destroy();
  };
  const event = (kind: string, data: unknown, id?: number) =>
    write(`${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);

  /** News that come while the log is read are read in the next round: nothing is sent twice or skipped. */
  const follow = async () => {
    hasNews = true;
    if (isReading) return;
    isReading = true;
    try {
      while (hasNews && !body.writableEnded) {
        hasNews = false;
        const batch = await source.read(after, pageSize);
        if (batch.length === pageSize) hasNews = true;
        for (const { id, kind, data } of batch) {
          event(kind, data, id);
          after = id;
        }
      }
    } catch (error) {
      source.onError(error);
      body.destroy();
    } finally {
      isReading = false;
    }
  };

  const end = () => body.end();
  const unsubscribe = source.subscribe({
    onEvents: () => void follow(),
    whisper(kind, data) {
      if (kind !== signedOut) event(kind, data);
      else if (Array.isArray(data) && data.includes(source.sessionId)) end();
    },
  });
  const beat = setInterval(() => write(':\n\n'), heartbeat);
  const expiry = setTimeout(end, Math.min(source.lifetime, longestTimer));
  body.once('close', () => {
    clearInterval(beat);
    clearTimeout(expiry);
    unsubscribe();
    source.onEnd();
  });

  return {
    body,
    end,
    send: (kind: string, data: unknown) => event(kind, data, after),
    /** Headers leave with the first bytes, so there are some at once. */
    start() {
      write(':\n\n');
      void follow();
    },
  };
}
