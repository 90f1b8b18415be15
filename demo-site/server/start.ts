/** Starts the backend of the marketplace, and ends it in good order. */
import { buildApp } from './app.ts';
import { openBus } from './bus.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './database-faults.ts';
import { LockedError } from './database-lock.ts';
import { keepHouse } from './housekeeping.ts';
import { logLines } from './log-lines.ts';
import { migrate } from './migrations/migrate.ts';
import { seedDemo } from './seed/demo.ts';
import { folderStorage } from './storage.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await migrate(database.unhurried);
  if (config.seed === 'demo')
    await seedDemo(database.db, folderStorage(`${config.dataDir}/uploads`), new Date());
  const bus = await openBus(database);
  const app = await buildApp({ db: database.db, bus, config, log: logLines(config.logLevel) });
  const stopHousekeeping = keepHouse({ db: database.db, now: () => new Date() }, (error) =>
    app.log.error(error),
  );
  app.addHook('onClose', async () => {
    stopHousekeeping();
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

/** What an operator can mend is said in one line; only the unexpected comes with its stack. */
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
