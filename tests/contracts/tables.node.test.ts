import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { widgetNames } from '#scripts/build/derived-modules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('has tables and entry points that match the contracts', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/contracts.ts', '--check'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('registers every widget in the entry point for all', () => {
  const list = readFileSync(join(root, 'src/all-widgets.ts'), 'utf8');
  const listed = [...list.matchAll(/^export \* from '@dragoman\/widgets\/(.+)';$/gm)].map(([, name]) => name);
  expect(listed).toEqual(widgetNames(root));
});
