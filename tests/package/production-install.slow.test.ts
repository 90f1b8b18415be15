/** A built project on a machine that runs it: installed without development dependencies, started with `npm start`. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '#scripts/build/stale.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dragoman-production-'));

/** Copies the project's files, its builds and the records of what they were built from, without node_modules. */
function copyBuiltProject(): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = list.split('\0').filter((file) => file && existsSync(join(root, file)));
  const records = readdirSync(join(root, 'build')).filter((file) => file.endsWith('.json'));
  const built = ['dist', 'build/site', 'build/backend', ...records.map((file) => `build/${file}`)];
  for (const file of [...files, ...built]) cpSync(join(root, file), join(folder, file), { recursive: true });
}

/** Starts the project as an operator does; resolves with its output once it is ready. */
function start(): Promise<{ output: string; address: string; stop: () => Promise<void> }> {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, PORT: '0', DATA_DIR: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    return ended;
  };
  return new Promise((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) done({ output, address, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => fail(new Error(`npm start ended:\n${output}`)));
  });
}

beforeAll(() => buildStale(root, ['npm', 'embed', 'site', 'backend']), 240_000);
// Hundreds of packages.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

describe('a built project', () => {
  it('installs without development dependencies and without complaints about Node, then starts at once', async () => {
    copyBuiltProject();
    const { status, stderr } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('EBADENGINE');
    expect(status, stderr).toBe(0);
    expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false);

    const { output, address, stop } = await start();
    try {
      expect(output).not.toMatch(/Installing|Building/);
      for (const path of ['/healthz', '/', '/embed/dragoman.js', '/api/category/document', '/flags/en.svg'])
        expect((await fetch(address + path)).status, path).toBe(200);
      // A program of its own, with packages of its own.
      const documents = new FormData();
      documents.append('documents', new Blob(['<p>Birth <b>certificate</b></p>']), 'a.html');
      const counted = await fetch(`${address}/documents/count`, { method: 'POST', body: documents });
      expect(await counted.json()).toMatchObject([{ words: 2, readable: true }]);
    } finally {
      await stop();
    }
  }, 240_000);
});

describe('the built backend', () => {
  it('imports only what its package.json names', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'backend/package.json'), 'utf8'));
    const chunks = execFileSync('git', ['ls-files', '-o', '-z', 'build/backend'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\0')
      .filter((file) => file.endsWith('.js'));
    const specifiers = chunks.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^import .*?["']([^."'][^"']*)["'];$/gm)].map(
        (match) => match[1] ?? '',
      ),
    );
    const packages = specifiers
      .filter((specifier) => !specifier.startsWith('node:'))
      .map((specifier) =>
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect(packages).toContain('fastify');
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...new Set(packages)]));
  });
});
