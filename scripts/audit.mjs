// Checks what is installed: each package must run on the oldest Node that the project supports, the registry must know
// of no critical weakness, and have signed each package that it has sent. It names lesser weaknesses.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minVersion, satisfies } from 'semver';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const { path, range } of newerNode()) {
  console.log(`${path} needs Node ${range}: choose a version that runs on Node 20.`);
  process.exitCode = 1;
}

const { metadata, vulnerabilities = {} } = audit();

if (!metadata) {
  console.log('Note: not asked for known weaknesses: the registry cannot be reached or has no audit.');
} else {
  const { critical = 0, total = 0 } = metadata.vulnerabilities ?? {};
  for (const { name, severity } of Object.values(vulnerabilities)) console.log(`Note: ${name}: ${severity}`);
  console.log(`${total} packages with known weaknesses, ${critical} of them critical.`);
  if (critical > 0) process.exitCode = 1;
}

const { invalid, missing } = audit('signatures');

if (!invalid) {
  console.log('Note: not asked for signatures: the registry or the list of its keys cannot be reached.');
} else {
  for (const { name, version } of [...invalid, ...(missing ?? [])])
    console.log(`${name}@${version} has no valid signature of the registry.`);
  if (invalid.length > 0) process.exitCode = 1;
}

/**
 * @typedef {{ name: string, version: string }} Signed
 * @typedef {{ metadata?: { vulnerabilities?: { critical?: number, total?: number } }, vulnerabilities?: Record<string, { name: string, severity: string }>, invalid?: Signed[], missing?: Signed[] }} Answer
 */

/**
 * @param {string[]} more
 * @returns {Answer} empty where nobody answers
 */
function audit(...more) {
  const { stdout } = spawnSync(
    'npm',
    ['audit', ...more, '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    { encoding: 'utf8', shell: process.platform === 'win32', timeout: 60_000 },
  );
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

/** The locked packages whose `engines` exclude the oldest Node that package.json promises. */
function newerNode() {
  /** @type {{ packages: Record<string, { engines?: { node?: string } }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const oldest = minVersion(packages['']?.engines?.node ?? '*') ?? '0.0.0';
  return Object.entries(packages).flatMap(([path, { engines }]) =>
    engines?.node && !satisfies(oldest, engines.node) ? [{ path, range: engines.node }] : [],
  );
}
