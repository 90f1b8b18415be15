import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { buildStale } from '#scripts/stale.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

beforeAll(() => buildStale(root, ['npm']), 120_000);

it.each(['Bundler', 'NodeNext'])(
  'types elements, events and markup with module resolution %s',
  (resolution) => {
    const { stdout } = spawnSync(
      process.execPath,
      [
        'node_modules/typescript/bin/tsc',
        '-p',
        'tests/package/consumer',
        '--moduleResolution',
        resolution,
        '--module',
        resolution === 'Bundler' ? 'ESNext' : resolution,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
  },
  60_000,
);
