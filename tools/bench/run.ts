// npm run bench [-- pages|render|lists|chat|interactions|newcomer|server|recovery] [-- --rounds N]: runs the benchmarks, builds the contenders and writes docs/performance.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '#backend/project-root.ts';
import { measureServer } from './backend-load.ts';
import { measureChat } from './chat-latency.ts';
import { measureFirstRender } from './first-render.ts';
import { measureFirstScreens } from './first-screens.ts';
import { byteGoals, describeGoal, type Goal, goalTable, isMet, pageGoals } from './goals.ts';
import { measureGridScrolling } from './grid-scrolling.ts';
import { measureInboxScrolling } from './inbox-scrolling.ts';
import { measureInteractions } from './interactions.ts';
import { fillDatabase } from './large-inbox.ts';
import { measureNewcomer } from './newcomer.ts';
import { measureNextPage } from './next-page.ts';
import { measurePages } from './page-loads.ts';
import { measureRecovery } from './recovery-times.ts';
import { byteTable, markdown, writeSection } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    // Databases that `npm run seed` has filled with ten thousand and a million offers; by default new ones.
    small: { type: 'string' },
    large: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
/** The goals that this run missed. */
const missed: string[] = [];
const isChosen = (part: string) => positionals.length === 0 || positionals.includes(part);

if (isChosen('pages')) {
  const { port, stop } = await startBackend();
  try {
    const tables = await measurePages(port, rounds);
    write('pages', tables.map(markdown).join('\n\n'));
    writeGoals('page-goals', [...pageGoals(tables), ...byteGoals()]);
    write('bytes', byteTable());
  } finally {
    await stop();
  }
}
if (isChosen('render')) {
  const { port, stop } = await startBackend();
  try {
    const site = `http://localhost:${port}`;
    const { text, goals } = await measureFirstRender(site, rounds);
    const screens = await measureFirstScreens(site, rounds);
    write('render', text);
    write('screens', screens.text);
    const next = await measureNextPage(site, rounds);
    write('next-page', next.text);
    writeGoals('render-goals', [...goals, ...screens.goals, ...next.goals]);
  } finally {
    await stop();
  }
}
if (isChosen('lists')) {
  const { text, goals } = await measureGridScrolling(rounds);
  write('lists', text);
  writeGoals('list-goals', goals);
  const dataDir = newFolder();
  const inbox = await fillDatabase(dataDir);
  const { port, stop } = await startBackend(dataDir);
  try {
    write('rows', await measureInboxScrolling(`http://localhost:${port}`, inbox, rounds));
  } finally {
    await stop();
  }
}
if (isChosen('chat')) {
  const { port, stop } = await startBackend();
  try {
    write('chat', await measureChat(`http://localhost:${port}`, rounds * 40));
  } finally {
    await stop();
  }
}
if (isChosen('interactions')) {
  const { port, stop } = await startBackend();
  try {
    const { text, goals } = await measureInteractions(`http://localhost:${port}`, rounds);
    write('interactions', text);
    writeGoals('interaction-goals', goals);
  } finally {
    await stop();
  }
}
if (isChosen('newcomer')) {
  const { port, stop } = await startBackend(newFolder(), { PRIVATE_ADDRESSES: 'allow' });
  try {
    write('newcomer', await measureNewcomer(`http://localhost:${port}`, rounds));
  } finally {
    await stop();
  }
}
if (isChosen('server')) {
  const { text, goals } = await measureServer(values, rounds);
  write('server', text);
  writeGoals('server-goals', goals);
}
if (isChosen('recovery')) write('recovery', await measureRecovery(rounds));
for (const goal of missed) console.log(`Missed: ${goal}`);

function write(section: string, text: string): void {
  console.log(`\n${text}`);
  writeSection(section, text);
}

function writeGoals(section: string, goals: Goal[]): void {
  write(section, goalTable(goals));
  missed.push(...goals.filter((goal) => !isMet(goal)).map(describeGoal));
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'dragoman-bench-data-'));
}

/** Starts the marketplace on the embedded database, with sample data if that is empty. `stop` removes the folder. */
async function startBackend(dataDir = newFolder(), more: Record<string, string> = {}) {
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    MAX_EVENT_LOOP_DELAY: '0',
    TRUST_PROXY: '1',
    DATABASE_URL: '',
    ...more,
  };
  const backend = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    port: await portOf(backend),
    async stop() {
      if (backend.kill()) await once(backend, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function portOf(backend: ChildProcess): Promise<number> {
  let output = '';
  for await (const piece of backend.stdout ?? []) {
    output += piece;
    const [, port] = /ready at http:\/\/localhost:(\d+)/.exec(output) ?? [];
    if (port) return Number(port);
  }
  throw new Error(`The backend did not start:\n${output}`);
}
