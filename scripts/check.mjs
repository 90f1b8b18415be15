// npm run check [name …]: types, lint, format, unused code, tables in READMEs and docs, dependencies, the package and its sizes.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build/stale.mjs';
import { installMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each check and the command that runs it, seen from node_modules. */
const checks = {
  types: ['typescript/bin/tsc'],
  lint: ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'],
  unused: ['knip/bin/knip.js', '--no-progress'],
  tables: ['tsx/dist/cli.mjs', 'scripts/contracts.ts', '--check'],
  dependencies: ['../scripts/audit.mjs'],
  package: ['publint/src/cli.js', '--strict'],
  'package types': ['@arethetypeswrong/cli/dist/index.js', '--pack', '.', '--profile', 'esm-only'],
  sizes: ['size-limit/bin.js'],
};

installMissing(root);
const names = process.argv.slice(2);
const chosen = Object.entries(checks).filter(([name]) => !names.length || names.includes(name));
const failed = [];
try {
  await buildStale(root, ['npm', 'embed']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed.push('build');
}

const waiting = [...chosen];
await Promise.all([checkNext(), checkNext()]);
console.log(failed.length ? `Failed: ${failed.join(', ')}` : 'All checks passed.');
process.exitCode = failed.length ? 1 : 0;

async function checkNext() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next;
    const start = performance.now();
    const { code, output } = await run(command);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    for (const note of output.match(/^Note: .+$/gm) ?? []) console.log(`    ${note}`);
    if (code === 0) continue;
    failed.push(name);
    console.log(output.trim().replace(/^/gm, '    '));
  }
}

/**
 * @param {string[]} command
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run([script = '', ...args]) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('close', (code) => done({ code, output }));
  });
}
