/** The backend as a process of its own, for what only a process can show: locks, sudden death, a bad environment. */
import { spawn } from 'node:child_process';
import { inProject } from '#backend/project-root.ts';
import { staleBuilds } from '#scripts/build/stale.mjs';

/** The built server starts several times faster; `npm test` sees to it that it is up to date. */
const isBuilt = staleBuilds(inProject(), ['backend']).length === 0;
const program = (script: string) =>
  isBuilt
    ? [inProject('build', 'backend', script.replace(/ts$/, 'js'))]
    : ['--import', 'tsx', inProject('backend', script)];

/** Tests that run at the same time occupy the processor too. */
const calm = { SEED: 'none', MAX_EVENT_LOOP_DELAY: '0' };

export function spawnBackend(environment: Record<string, string>, script = 'start.ts', args: string[] = []) {
  const child = spawn(process.execPath, [...program(script), ...args], {
    cwd: inProject(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...calm, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let onOutput = () => undefined as unknown;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  /** The address, once it serves; fails when the process ends before. */
  const ready = new Promise<string>((resolve, reject) => {
    onOutput = () => {
      const [, address] = /ready at (http:\S+)/.exec(output) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    ended.then(() => reject(new Error(`The backend ended: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, ended, ready, output: () => output };
}
