import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const mailboxKey = 'opens-the-mailbox';

export interface Marketplace {
  address: string;
  stop(): Promise<void>;
}

/** The marketplace as `npm start` serves it, on sample data of its own; `more` adds to its environment. */
export async function startMarketplace(more: Record<string, string> = {}): Promise<Marketplace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-tests-'));
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
      ...{ RATE_LIMITS: 'off', MAX_EVENT_LOOP_DELAY: '0', MAILBOX_KEY: mailboxKey },
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the server prints once it serves. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/\S+:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error(`The marketplace did not start:\n${output}`)));
    AbortSignal.timeout(240_000).addEventListener('abort', () =>
      reject(new Error(`The marketplace did not start in time:\n${output}`)),
    );
  });
}
