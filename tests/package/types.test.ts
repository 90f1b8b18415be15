import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { buildStale } from '#scripts/build/stale.mjs';

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

it('describes attributes and events where editors look for it', () => {
  const types = readFileSync(join(root, 'dist/types/widgets/offer-grid/offer-grid.contract.d.ts'), 'utf8');
  expect(types).toContain(
    "/** Order of the offers. Accepts popular, newest, price-asc, price-desc, rating. */ 'sort': {",
  );
  expect(types).toMatch(
    /\/\*\* The visitor opens an offer; .+ Cancelable\. \*\/ 'dragoman-offer-select': \{/,
  );
});
