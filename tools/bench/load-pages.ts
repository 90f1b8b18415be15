/** Backends as processes of their own, and load on their pages. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';

/** Concurrent connections. */
export const connections = 8;

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

export async function startBackend(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  const { child, ready, ended } = spawnBackend({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    MAX_EVENT_LOOP_DELAY: '0',
  });
  const address = await ready;
  return {
    address,
    /** Peak memory, in MB. */
    memory: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) >> 10,
    /** Processor time that the process has used, in ms. The kernel counts it in hundredths of a second. */
    cpu() {
      const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * 10;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** The first pages of a list, one for each connection. Different pages cannot share one coalesced read. */
export async function firstPages(first: string): Promise<string[]> {
  const pages = [first];
  while (pages.length < connections) {
    const answer = await fetch(pages.at(-1) ?? first);
    await answer.arrayBuffer();
    const [, next = ''] = /^<(\S+)>; rel="next"$/.exec(answer.headers.get('link') ?? '') ?? [];
    pages.push(new URL(next, first).href);
  }
  return pages;
}

/** Loads one page, or a different page per connection. */
export async function loadPages(
  pages: string | string[],
  seconds: number,
  clients = connections,
): Promise<Load> {
  const [url = '', ...others] = [pages].flat();
  const paths = [url, ...others].map((page) => page.slice(new URL(page).origin.length));
  let next = 0;
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    setupClient(client) {
      client.setRequests([{ path: paths[next % paths.length] }]);
      next += 1;
    },
  });
  if (non2xx || errors) throw new Error(`${url} failed ${non2xx + errors} times.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
