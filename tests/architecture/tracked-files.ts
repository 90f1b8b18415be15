/** What git knows of, for pages that name files. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Repository } from './spec-coverage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listing = ['-c', 'safe.directory=*', 'ls-files', '-z'];
const tracked = new Set(execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).split('\0'));

export const repository: Repository = {
  has: (path) => tracked.has(path),
  read: (path) => readFileSync(join(root, path), 'utf8'),
};
