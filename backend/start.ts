/** Starts the backend of the marketplace, and shuts it down in order. */
import { openDatabase } from '#backend/database/database.ts';
import { isDatabaseAway } from '#backend/database/database-faults.ts';
import { LockedError } from '#backend/database/database-lock.ts';
import { migrate } from '#backend/database/migrations/migrate.ts';
import { folderStorage } from '#backend/files/storage.ts';
import { logLines } from '#backend/http/log-lines.ts';
import { openBus } from '#backend/live/bus.ts';
import { seedDemo } from '#backend/seed/demo.ts';
import { purgeExpired } from '#backend/use-cases/purge-expired.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await migrate(database.unlimited);
  if (config.seed === 'demo')
    await seedDemo(database.db, folderStorage(`${config.dataDir}/uploads`), new Date());
  const bus = await openBus(database);
  const app = await buildApp({ db: database.db, bus, config, log: logLines(config.logLevel) });
  const stopPurging = everyHour(() =>
    purgeExpired({ db: database.db, now: () => new Date() }).catch((error) => app.log.error(error)),
  );
  app.addHook('onClose', async () => {
    stopPurging();
    await bus.close();
    await database.close();
  });

  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Dragoman is ready at ${config.publicUrl ?? `http://localhost:${port}`}`);
}

/** Runs at once and then every hour. Returns a function that stops it. */
function everyHour(work: () => Promise<void>): () => void {
  void work();
  const timer = setInterval(work, 60 * 60 * 1000).unref();
  return () => clearInterval(timer);
}

/** One line for what an operator can fix; a stack only for the unexpected. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof LockedError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `PORT ${port} is taken by another program. Stop it, or set PORT to a free one.`;
  if (code === 'ECONNREFUSED') return 'DATABASE_URL names a database that does not answer.';
  if (isDatabaseAway(error) || /^(28|3D)\w{3}$/.test(code ?? ''))
    return `The database of DATABASE_URL cannot be used: ${(error as Error).message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
