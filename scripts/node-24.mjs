import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './apt.mjs';

/**
 * The path of a Node 24, which the registry's `node` package brings. It is installed on first use.
 *
 * @param {string} root
 */
export function installNode24(root) {
  const folder = join(root, 'build/node-24');
  const node = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(node)) {
    console.log('Installing Node 24 …');
    run(['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, 'node@24']);
  }
  return existsSync(node) ? node : undefined;
}
