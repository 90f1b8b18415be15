/** Listens on PostgreSQL over a connection of its own, which is renewed whenever it breaks. */
import pg from 'pg';

const pause = 1000;

export async function listenOnServer(
  connectionString: string,
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;

  const connect = async () => {
    // Without signs of life a connection that broke on its way would look quiet for hours.
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = next;
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', again);
  };
  const again = () => {
    if (stopped) return;
    setTimeout(() => {
      if (!stopped) connect().then(missed, again);
    }, pause).unref();
  };

  await connect();
  return async () => {
    stopped = true;
    await client?.end().catch(() => undefined);
  };
}
