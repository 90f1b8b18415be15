/**
 * Programs of their own for what strangers have made: to read a file or a calendar may want more time and memory than
 * anything else here, or never end. Each ends itself by its limits (`limitItself`).
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promise as queueOf } from 'fastq';
import { inProject } from '#backend/project-root.ts';

/** What a program printed; `exceeded` where it ended at its limits, `failed` where it did in an unforeseen way. */
export type Limited = { printed: string } | 'exceeded' | 'failed';

export interface LimitedRun {
  input: string | Buffer;
  parameters: string[];
}

/** In milliseconds. A program watches its own work; this is for input that makes it wait for nothing. */
const longestWait = 20_000;

// The build makes programs of them (`vite.config.ts`). From source Node needs a loader for TypeScript.
const isBuilt = !import.meta.url.endsWith('.ts');

/** `source` becomes the program `name`. Two run at once in this process: each takes a whole processor for its time. */
export function limitedProgram(name: string, source: URL): (run: LimitedRun) => Promise<Limited> {
  const program = isBuilt
    ? [inProject(`build/backend/${name}.js`)]
    : ['--import', 'tsx', fileURLToPath(source)];
  const inTurn = queueOf(async ({ input, parameters }: LimitedRun): Promise<Limited> => {
    const child = spawn(process.execPath, [...program, ...parameters], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // Nothing of the server's secrets.
      env: {},
      timeout: longestWait,
      killSignal: 'SIGKILL',
    });
    // A program that has exceeded its limits reads no further.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const [printed] = await Promise.all([
      text(child.stdout),
      new Promise((resolve, reject) => child.once('close', resolve).once('error', reject)),
    ]);
    // It kills itself at its limits, and the system does where memory ends.
    if (child.signalCode) return 'exceeded';
    return child.exitCode === 0 ? { printed } : 'failed';
  }, 2);
  return (run) => inTurn.push(run);
}
