/**
 * A process of its own that counts one file: a file is a stranger's work, and may want more time and memory than
 * anything else here. It reads the file from its input and prints its size; `null` where that would be too much.
 */
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { TooMuch, textsOf } from './text-of.ts';
import { sizeOf, type TextSize } from './words.ts';

/** For each file: of the processor's time, and of memory beside what the process has without it. */
const limits = { milliseconds: 2000, bytes: 200 * 1024 * 1024 };

const [ending = '', language] = process.argv.slice(2);
const content = await buffer(process.stdin);
const memory = process.memoryUsage.rss();
// The thread that counts is busy until it ends: another one looks at the time.
new Worker(`(${kill})(${JSON.stringify({ ...limits, bytes: limits.bytes + memory })})`, {
  eval: true,
}).unref();
process.stdout.write(JSON.stringify(await count()), () => process.exit());

async function count(): Promise<TextSize | null> {
  try {
    return sizeOf(await textsOf(ending, content), language || undefined);
  } catch (error) {
    if (error instanceof TooMuch) return null;
    // Encrypted, broken, or not what its ending says: nobody but a person can count it.
    return { words: 0, characters: 0 };
  }
}

/** Runs as a program of its own, and knows nothing of this one. */
function kill({ milliseconds, bytes }: typeof limits): void {
  const began = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1000 > milliseconds || process.memoryUsage.rss() > bytes)
      process.kill(process.pid, 'SIGKILL');
  }, 50);
}
