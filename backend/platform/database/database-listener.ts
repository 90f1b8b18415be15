/** Listens to a PostgreSQL channel on a connection of its own. Reconnects whenever the connection breaks. */
import pg from 'pg';

const reconnectDelayMs = 1000;

export async function listenOnServer(
  connectionString: string,
  channel: string,
  onPayload: (payload: string) => void,
  onReconnect: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;

  const connect = async () => {
    // Without TCP keepalive a broken connection would look idle for hours.
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = next;
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', reconnect);
  };
  const reconnect = () => {
    if (stopped) return;
    setTimeout(() => {
      if (!stopped) connect().then(onReconnect, reconnect);
    }, reconnectDelayMs).unref();
  };

  await connect();
  return async () => {
    stopped = true;
    await client?.end().catch(() => undefined);
  };
}
