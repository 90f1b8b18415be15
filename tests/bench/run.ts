// npm run bench [-- --quick] [-- --rounds N]: measures against contenders built in the same run, writes docs/performance.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs';
import { inProject } from '#server/project-root.ts';
import { buildContenders, contenders } from './contenders.ts';
import { spreadOf } from './figures.ts';
import { byteTable, markdown, type Table, writeReport } from './report.ts';
import { serverTable } from './server.ts';
import { openSites } from './sites.ts';
import { type Measured, type Profile, profiles, visit } from './visit.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});
const rounds = Number(values.rounds ?? (values.quick ? 2 : 9));

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-bench-data-'));
const backend = startBackend();
try {
  await run();
} finally {
  if (backend.kill()) await once(backend, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

function startBackend(): ChildProcess {
  const environment = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', TRUST_PROXY: 'on' };
  return spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves to the port that the backend says it serves on. */
async function ready(): Promise<number> {
  let output = '';
  for await (const piece of backend.stdout ?? []) {
    output += piece;
    const [, port] = /ready at http:\/\/localhost:(\d+)/.exec(output) ?? [];
    if (port) return Number(port);
  }
  throw new Error(`The backend did not start:\n${output}`);
}

async function run(): Promise<void> {
  const files = await buildContenders();
  const port = await ready();
  const rows = await (await fetch(`http://127.0.0.1:${port}/api/category/document?limit=24`)).text();
  files.set('vanilla-inline.js', `const inlineRows=${rows};${files.get('vanilla.js')}`);
  const sites = await openSites(port, files);
  files.set(
    'frame.html',
    `<!doctype html><html lang="en"><body><script type="module" data-backend="${sites.backend}" src="/bench/iframe.js"></script></body></html>`,
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const tables: Table[] = [];
  try {
    for (const profile of profiles) {
      tables.push(await compare(profile, false));
      if (profile.name === 'slow') tables.push(await compare(profile, true));
    }
  } finally {
    await browser.close();
    sites.close();
  }
  for (const one of tables) console.log(`\n${markdown(one)}`);
  const sections = [`### Bytes\n\n${byteTable()}`];
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL)
    sections.push(await serverTable(`http://127.0.0.1:${port}`, DATABASE_URL, values.quick ? 3 : 10));
  writeReport(tables, sections);

  /** Each contender once a round, so that a busy moment of the machine meets all of them alike. */
  async function compare(profile: Profile, again: boolean): Promise<Table> {
    const found = new Map<string, Measured[]>();
    sites.slowDown(profile.latency * 2);
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, body } of contenders) {
        sites.place(body(sites.backend));
        const wanted = name.includes('five') ? 120 : 24;
        const measured = await visit(browser, sites.host, profile, wanted, { again });
        found.set(name, [...(found.get(name) ?? []), measured]);
      }
      console.log(`${profile.name}${again ? ', again' : ''}: round ${round + 1} of ${rounds}`);
    }
    const title = `24 offers, ${profile.name}${again ? ', seen before' : ''}`;
    return {
      title,
      plot: `performance-${profile.name}${again ? '-again' : ''}.svg`,
      rows: [...found].map(([name, list]) => {
        const of = (key: keyof Measured) => spreadOf(list.map((one) => one[key]));
        return {
          name,
          first: of('first'),
          all: of('all'),
          scriptBefore: of('scriptBefore').median,
          script: of('script').median,
          calls: of('calls').median,
          shift: of('shift').median,
          blocking: of('blocking').median,
          heap: of('heap').median,
          nodes: of('nodes').median,
        };
      }),
    };
  }
}
