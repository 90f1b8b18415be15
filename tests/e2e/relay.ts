/** A line to the marketplace that a test can cut: a plain relay of bytes that knows which of them are live streams. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  /** The marketplace at the other end. */
  url: string;
  /** How many live streams are open now. */
  streams(): number;
  /** How many there have been. */
  opened(): number;
  /** Cuts the live streams that are open. */
  cut(): void;
  close(): Promise<void>;
}

export async function relayTo(siteUrl: string): Promise<Relay> {
  const { hostname, port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  const streams = new Set<Socket>();
  let opened = 0;

  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    sockets.add(near);
    near.on('data', (bytes) => {
      if (!bytes.includes('GET /events ')) return;
      streams.add(near);
      opened += 1;
    });
    near.pipe(far).pipe(near);
    const end = () => {
      sockets.delete(near);
      streams.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on('close', end).on('error', end);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');

  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    streams: () => streams.size,
    opened: () => opened,
    cut() {
      for (const stream of streams) stream.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}
