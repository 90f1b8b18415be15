import { Worker } from 'node:worker_threads';

/** What a process may take of the processor's time, and of memory beside what it has without its input. */
const limits = { milliseconds: 2000, bytes: 200 * 1024 * 1024 };

/** From here on this process ends itself where it takes too much. */
export function limitItself(): void {
  const memory = process.memoryUsage.rss();
  // The thread that works is busy until it ends: another one looks at the time.
  new Worker(`(${kill})(${JSON.stringify({ ...limits, bytes: limits.bytes + memory })})`, {
    eval: true,
  }).unref();
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
