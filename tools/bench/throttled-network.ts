/** Simulates a mobile connection in front of the sites as a TCP proxy, so that it covers frames and workers too. */
import { connect, type Socket } from 'node:net';

export interface Speed {
  /** Round trip time in milliseconds. */
  latency: number;
  /** Download bandwidth in bytes per second, shared by all connections. */
  download: number;
}

/** Queued bytes of one connection. */
interface Flow {
  waiting: Buffer[];
  send(chunk: Buffer, at: number): void;
}

/** Small enough that parallel connections share the bandwidth, as with packets. */
const chunkSize = 2048;
/** Limits buffering, so that a server can still send more urgent data first. */
const readAhead = 16 * 1024;

export function throttleNetwork() {
  let speed: Speed = { latency: 0, download: Number.POSITIVE_INFINITY };
  const flows: Flow[] = [];
  let idleAt = 0;
  let isSending = false;

  function sendNext(): void {
    const flow = flows.shift();
    isSending = flow !== undefined;
    if (!flow) return;
    const [first = Buffer.alloc(0), ...others] = flow.waiting;
    const chunk = first.subarray(0, chunkSize);
    flow.waiting = chunk.length < first.length ? [first.subarray(chunkSize), ...others] : others;
    if (flow.waiting.length > 0) flows.push(flow);
    idleAt += (chunk.length / speed.download) * 1000;
    flow.send(chunk, idleAt + speed.latency / 2);
    setTimeout(sendNext, idleAt - performance.now());
  }

  function forward(client: Socket, port: number): void {
    const upstream = connect(port, '127.0.0.1');
    client.setNoDelay();
    upstream.setNoDelay();
    const close = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const side of [client, upstream]) side.on('error', close).on('close', close);
    if (!speed.latency) {
      client.pipe(upstream).pipe(client);
      return;
    }
    const up = inOrder(upstream);
    const down = inOrder(client);
    // Opening a connection takes one round trip.
    const opened = performance.now() + speed.latency;
    client.on('data', (bytes) => up(bytes, Math.max(opened, performance.now()) + speed.latency / 2));
    const flow: Flow = {
      waiting: [],
      send(chunk, at) {
        down(chunk, at);
        if (flow.waiting.reduce((sum, { length }) => sum + length, 0) < readAhead) upstream.resume();
      },
    };
    upstream.on('data', (bytes) => {
      if (flow.waiting.length === 0) flows.push(flow);
      flow.waiting.push(bytes);
      upstream.pause();
      if (isSending) return;
      idleAt = Math.max(idleAt, performance.now());
      sendNext();
    });
  }

  return {
    forward,
    setSpeed(next: Speed) {
      speed = next;
    },
  };
}

/** Writes each chunk at its time and in order. */
function inOrder(socket: Socket): (bytes: Buffer, at: number) => void {
  const queued: Buffer[] = [];
  return (bytes, at) => {
    queued.push(bytes);
    setTimeout(() => {
      const next = queued.shift();
      if (next && !socket.destroyed) socket.write(next);
    }, at - performance.now());
  };
}
