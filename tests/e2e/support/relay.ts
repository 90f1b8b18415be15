/** TCP relay to the marketplace that recognizes event streams, so that a test can cut them. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  /** The marketplace through the relay. */
  url: string;
  /** How many event streams are open. */
  streams(): number;
  /** How many have been opened in total. */
  opened(): number;
  /** Cuts all open event streams. */
  cut(): void;
  close(): Promise<void>;
}

/** The end of an answer that comes in chunks. */
const lastChunk = Buffer.from('0\r\n\r\n');

export async function relayTo(siteUrl: string): Promise<Relay> {
  const { hostname, port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  const streams = new Set<Socket>();
  let opened = 0;

  const relay = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    sockets.add(client);
    client.on('data', (bytes) => {
      if (!bytes.includes('GET /events ')) return;
      streams.add(client);
      opened += 1;
    });
    upstream.on('data', (bytes) => {
      // The marketplace ends the stream of whoever has signed out; the browser may keep the connection.
      if (bytes.subarray(-5).equals(lastChunk)) streams.delete(client);
    });
    client.pipe(upstream).pipe(client);
    const end = () => {
      sockets.delete(client);
      streams.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const side of [client, upstream]) side.on('close', end).on('error', end);
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
