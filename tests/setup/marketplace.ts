import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built marketplace of the end-to-end tests answers. */
    siteUrl: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The marketplace as `npm start` serves it, on sample data of its own. */
export default async function startMarketplace(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-tests-'));
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    project.provide('siteUrl', await address(server));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The address that the server prints once it serves. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/\S+:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error(`The marketplace did not start:\n${output}`)));
    setTimeout(() => reject(new Error(`The marketplace did not start in time:\n${output}`)), 240_000).unref();
  });
}
