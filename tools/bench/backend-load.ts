/** Load test of the backend with ten thousand and a million offers, compared with a bare query in the same framework. */
import fastify from 'fastify';
import pg from 'pg';
import { openDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { encodeCursor } from '#backend/platform/http/paging.ts';
import { createDatabase, startPostgres } from '#tests/backend/support/postgres-server.ts';
import { seedSynthetic } from '#tools/seed/synthetic.ts';
import { measureCapacity } from './backend-capacity.ts';
import type { Goal, Result } from './goals.ts';
import { firstPages, type Load, loadPages, startBackend } from './load-pages.ts';
import { spreadOf } from './statistics.ts';
import { table } from './table.ts';

export interface Databases {
  /** URLs of databases that are already seeded; without them the benchmark seeds a PostgreSQL of its own. */
  small?: string | undefined;
  large?: string | undefined;
}

const sizes = { small: 10_000, large: 1_000_000 };
type Size = keyof typeof sizes;

/** Each round requests each page from the small and the large database in turn. */
export async function measureServer(given: Databases, rounds: number): Promise<Result> {
  const postgres = given.small && given.large ? undefined : await startPostgres();
  try {
    const seeding: string[] = [];
    const createSeeded = async (size: Size) => {
      const url = await createDatabase(postgres?.url ?? '', size, 'template1');
      const started = performance.now();
      await seed(url, sizes[size]);
      seeding.push(`${sizes[size]} offers in ${((performance.now() - started) / 1000).toFixed(0)} s`);
      return url;
    };
    const urls = {
      small: given.small ?? (await createSeeded('small')),
      large: given.large ?? (await createSeeded('large')),
    };
    const [small, large] = [await serve(urls.small), await serve(urls.large)];
    const pages: string[] = [];
    const goals: Goal[] = [];
    try {
      const results = await loadInTurns({ small, large }, rounds);
      const notes = [
        `Peak memory of the server: ${large.memory()} MB.`,
        ...seeding.map((one) => `Seeded: ${one}.`),
      ];
      pages.push(...report(results), '', notes.join(' '));
      goals.push(...goalsOf(results));
    } finally {
      await small.stop();
      await large.stop();
    }
    const capacity = await measureCapacity(urls.large, rounds);
    return { text: [...pages, '', capacity.text].join('\n'), goals: [...goals, ...capacity.goals] };
  } finally {
    await postgres?.stop();
  }
}

async function seed(databaseUrl: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  await seedSynthetic(db, count, new Date(), (done) => {
    if (done % 100_000 === 0) console.log(`seeding: ${done} of ${count}`);
  });
  await close();
}

/** Starts the backend on a database and a server for the bare query; returns the URLs to request. */
async function serve(databaseUrl: string) {
  const backend = await startBackend(databaseUrl);
  const { address } = backend;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const bare = fastify();
  bare.get('/bare', async () => (await pool.query({ name: 'bare', text: bareQuery })).rows);
  const { rows } = await pool.query(middleQuery);
  const cursor = encodeCursor(['popular', 0, Number(rows[0].popularity), Number(rows[0].id)]);
  const documents = `${address}/api/category/document?limit=24`;
  const pages = {
    'bare query': `${await bare.listen({ port: 0, host: '127.0.0.1' })}/bare`,
    'category page': documents,
    'category page, a different one per connection': await firstPages(documents),
    'category page, halfway down': `${documents}&cursor=${cursor}`,
    'language pair, common': `${documents}&languages=de,en`,
    'language pair, rare': `${documents}&languages=fi,hr`,
    'text search, common word': `${address}/api/task/all?limit=24&q=contract`,
    'text search, two words rarely together': `${documents}&q=contracts%20fi`,
    'text search, no match': `${documents}&q=contracts%20websites`,
    'text search, a typing error': `${address}/api/task/all?limit=24&q=contrcat`,
    'prerendered grid': `${address}/embed/prerender/offer-grid?category=document&lang=en`,
  };
  return {
    pages,
    memory: backend.memory,
    async stop() {
      await bare.close();
      await pool.end();
      await backend.stop();
    },
  };
}

type Page = keyof Awaited<ReturnType<typeof serve>>['pages'];
type Results = Record<Size, Map<Page, Load[]>>;

async function loadInTurns(
  served: Record<Size, Awaited<ReturnType<typeof serve>>>,
  rounds: number,
): Promise<Results> {
  const results: Results = { small: new Map(), large: new Map() };
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of Object.keys(served.small.pages) as Page[]) {
      for (const size of ['small', 'large'] as const) {
        const load = await loadPages(served[size].pages[page], round === 0 ? 1 : 3);
        if (round > 0) results[size].set(page, [...(results[size].get(page) ?? []), load]);
      }
    }
    console.log(`server: round ${round} of ${rounds}`);
  }
  return results;
}

/** The median of all rounds. */
const figureOf = (results: Results, size: Size, page: Page, figure: keyof Load): number =>
  spreadOf((results[size].get(page) ?? []).map((load) => load[figure])).median;

function goalsOf(results: Results): Goal[] {
  const of = (page: Page, figure: keyof Load) => figureOf(results, 'large', page, figure);
  const searches = [
    'text search, common word',
    'text search, two words rarely together',
    'text search, no match',
  ] as const;
  const category = of('category page', 'p99');
  return [
    {
      what: 'a category page of its own per connection, rate × bare query',
      measured:
        of('category page, a different one per connection', 'perSecond') / of('bare query', 'perSecond'),
      atLeast: 0.7,
    },
    {
      what: 'slowest text search, p99 × category page',
      measured: Math.max(...searches.map((page) => of(page, 'p99'))) / category,
      atMost: 3,
    },
    {
      what: 'search with a typing error, p99 × category page',
      measured: of('text search, a typing error', 'p99') / category,
      atMost: 5,
    },
  ];
}

function report(results: Results): string[] {
  const of = (size: Size, page: Page, figure: keyof Load) => figureOf(results, size, page, figure);
  const head = [
    'page',
    'requests per second, 10 000 / 1 000 000 offers',
    '× bare query, 1 000 000',
    'p50, ms',
    'p99, ms',
    'p99, 1 000 000 / 10 000',
    'p99 × category page, 1 000 000',
  ];
  const lines = [...results.large.keys()].map((page) => [
    page,
    `${of('small', page, 'perSecond').toFixed(0)} / ${of('large', page, 'perSecond').toFixed(0)}`,
    (of('large', page, 'perSecond') / of('large', 'bare query', 'perSecond')).toFixed(2),
    `${of('small', page, 'p50')} / ${of('large', page, 'p50')}`,
    `${of('small', page, 'p99')} / ${of('large', page, 'p99')}`,
    (of('large', page, 'p99') / of('small', page, 'p99')).toFixed(2),
    (of('large', page, 'p99') / of('large', 'category page', 'p99')).toFixed(2),
  ]);
  return table(head, lines);
}

const bareQuery = `
  select offers.*, users.firstname, users.lastname, users.image
  from offers join users on users.id = offers.owner_id
  where offers.type = 'document' and offers.active
  order by offers.popularity desc, offers.id desc limit 24`;

const middleQuery = `
  select popularity, id from offers where type = 'document' and active
  order by popularity desc, id desc
  offset (select count(*) / 2 from offers where type = 'document' and active) limit 1`;
