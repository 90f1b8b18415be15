/** What one rendering costs, what a thousand open event streams cost other calls, and what more processes bring. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { clientOf } from '#tests/backend/support/backend-client.ts';
import type { Goal, Result } from './goals.ts';
import { type Backend, connections, firstPages, loadPages, startBackend } from './load-pages.ts';
import { spreadOf } from './statistics.ts';
import { table } from './table.ts';

const listOf = ({ address }: Backend) => `${address}/api/category/document?limit=24`;

export async function measureCapacity(databaseUrl: string, rounds: number): Promise<Result> {
  const backend = await startBackend(databaseUrl);
  const rendering = await renderingTime(backend).finally(() => backend.stop());
  const streams = await measureStreams(databaseUrl, rounds);
  const goals: Goal[] = [
    { what: 'rendering a grid, ms of processor time', measured: rendering, atMost: 15 },
    { what: 'calls beside a thousand event streams, p99 × without', measured: streams.ratio, atMost: 1.5 },
  ];
  return { text: [streams.text, '', await measureProcesses(databaseUrl, rounds)].join('\n'), goals };
}

/** Of grids that no cache has, as each has another highest price. */
async function renderingTime(backend: Backend): Promise<number> {
  let price = 1000;
  const render = async (count: number) => {
    const before = backend.cpu();
    for (let index = 0; index < count; index += 1) {
      price += 1;
      const grid = `${backend.address}/embed/prerender/offer-grid?category=document&lang=en&max-price=${price}`;
      const answer = await fetch(grid);
      if (!answer.ok) throw new Error(`${grid} failed: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
    return (backend.cpu() - before) / count;
  };
  await render(300);
  return render(200);
}

const people = 50;
const streamsEach = 20;

/** Each round loads the pages without and with streams. */
async function measureStreams(databaseUrl: string, rounds: number) {
  const backend = await startBackend(databaseUrl);
  try {
    const client = clientOf(backend.address);
    const tokens: string[] = [];
    for (let index = 0; index < people; index += 1)
      tokens.push((await client.join(`stream-${Date.now()}-${index}`)).token);
    const pages = await firstPages(listOf(backend));
    await loadPages(pages, 3);
    const [without, beside]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      without.push((await loadPages(pages, 3)).p99);
      const close = await openStreams(backend.address, tokens);
      beside.push((await loadPages(pages, 3)).p99);
      close();
    }
    const [alone, loaded] = [spreadOf(without).median, spreadOf(beside).median];
    return {
      ratio: loaded / alone,
      text: `p99 of category pages without event streams: ${alone} ms; beside ${people * streamsEach} open ones: ${loaded} ms.`,
    };
  } finally {
    await backend.stop();
  }
}

async function openStreams(address: string, tokens: string[]): Promise<() => void> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open = (token: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${address}/events`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        answer.resume().on('error', () => undefined);
        if (answer.statusCode === 200) resolve(answer);
        else reject(new Error(`An event stream was answered with ${answer.statusCode}.`));
      }).on('error', reject);
    });
  // One of each person at a time, so that the backend's connections to the database suffice.
  const streams: IncomingMessage[] = [];
  for (let each = 0; each < streamsEach; each += 1) streams.push(...(await Promise.all(tokens.map(open))));
  return () => {
    for (const stream of streams) stream.destroy();
    agent.destroy();
  };
}

/** One, two and four processes on the same database, side by side and loaded at the same time. */
async function measureProcesses(databaseUrl: string, rounds: number): Promise<string> {
  const backends: Backend[] = [];
  for (let index = 0; index < 4; index += 1) backends.push(await startBackend(databaseUrl));
  try {
    const pages = await Promise.all(backends.map((backend) => firstPages(listOf(backend))));
    const rates = new Map<number, number[]>([
      [1, []],
      [2, []],
      [4, []],
    ]);
    for (const loaded of pages) await loadPages(loaded, 2);
    for (let round = 0; round < rounds; round += 1) {
      for (const [count, measured] of rates) {
        const shared = pages.slice(0, count);
        const loads = await Promise.all(shared.map((loaded) => loadPages(loaded, 3, connections / count)));
        measured.push(loads.reduce((sum, load) => sum + load.perSecond, 0));
      }
    }
    const medians = [...rates].map(([count, measured]) => [count, spreadOf(measured).median] as const);
    const [[, one] = [1, Number.NaN]] = medians;
    return table(
      ['processes', 'category pages per second, together', '× one process'],
      medians.map(([count, rate]) => [String(count), rate.toFixed(0), (rate / one).toFixed(2)]),
    ).join('\n');
  } finally {
    await Promise.all(backends.map((backend) => backend.stop()));
  }
}
