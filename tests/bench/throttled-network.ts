/** A phone's line in front of the sites, made of bytes and time alone, so that frames and workers are on it too. */
import { connect, type Socket } from 'node:net';

export interface Speed {
  /** Milliseconds there and back. */
  latency: number;
  /** Bytes a second that come down, for everything together. */
  download: number;
}

/** The bytes of one connection that wait for their turn on the line. */
interface Flow {
  waiting: Buffer[];
  send(piece: Buffer, at: number): void;
}

/** Small enough that connections side by side share the line, as packets do. */
const piece = 2048;
/** More than this nobody reads ahead, so that a server can still send first what is more urgent. */
const readAhead = 16 * 1024;

export function throttleNetwork() {
  let speed: Speed = { latency: 0, download: Number.POSITIVE_INFINITY };
  const flows: Flow[] = [];
  let freeAt = 0;
  let isSending = false;

  function sendNext(): void {
    const flow = flows.shift();
    isSending = flow !== undefined;
    if (!flow) return;
    const [first = Buffer.alloc(0), ...others] = flow.waiting;
    const part = first.subarray(0, piece);
    flow.waiting = part.length < first.length ? [first.subarray(piece), ...others] : others;
    if (flow.waiting.length > 0) flows.push(flow);
    freeAt += (part.length / speed.download) * 1000;
    flow.send(part, freeAt + speed.latency / 2);
    setTimeout(sendNext, freeAt - performance.now());
  }

  function carry(near: Socket, port: number): void {
    const far = connect(port, '127.0.0.1');
    near.setNoDelay();
    far.setNoDelay();
    const close = () => {
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on('error', close).on('close', close);
    if (!speed.latency) {
      near.pipe(far).pipe(near);
      return;
    }
    const up = inOrder(far);
    const down = inOrder(near);
    // A connection takes its first way there and back for itself.
    const opened = performance.now() + speed.latency;
    near.on('data', (bytes) => up(bytes, Math.max(opened, performance.now()) + speed.latency / 2));
    const flow: Flow = {
      waiting: [],
      send(part, at) {
        down(part, at);
        if (flow.waiting.reduce((sum, { length }) => sum + length, 0) < readAhead) far.resume();
      },
    };
    far.on('data', (bytes) => {
      if (flow.waiting.length === 0) flows.push(flow);
      flow.waiting.push(bytes);
      far.pause();
      if (isSending) return;
      freeAt = Math.max(freeAt, performance.now());
      sendNext();
    });
  }

  return {
    carry,
    be(next: Speed) {
      speed = next;
    },
  };
}

/** Writes each piece when its time has come, and none before an earlier one. */
function inOrder(socket: Socket): (bytes: Buffer, at: number) => void {
  const onTheWay: Buffer[] = [];
  return (bytes, at) => {
    onTheWay.push(bytes);
    setTimeout(() => {
      const next = onTheWay.shift();
      if (next && !socket.destroyed) socket.write(next);
    }, at - performance.now());
  };
}
