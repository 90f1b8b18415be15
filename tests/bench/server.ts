/** The backend under load, against a bare query of the same rows through the same framework. */
import autocannon from 'autocannon';
import fastify from 'fastify';
import pg from 'pg';
import { table } from './report.ts';

interface Load {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
}

async function load(name: string, url: string, seconds: number): Promise<Load> {
  const { requests, latency } = await autocannon({ url, connections: 8, duration: seconds });
  return { name, perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** `databaseUrl` names the database that the backend at `backendUrl` is on. */
export async function serverTable(backendUrl: string, databaseUrl: string, seconds: number): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const bare = fastify();
  bare.get('/bare', async () => (await pool.query({ name: 'bare', text: bareQuery })).rows);
  const bareUrl = `${await bare.listen({ port: 0, host: '127.0.0.1' })}/bare`;
  const pages: [string, string][] = [
    ['bare query', bareUrl],
    ['category page', `${backendUrl}/api/category/document?limit=24`],
    ['language pair', `${backendUrl}/api/category/document?limit=24&languages=de,en`],
    ['text search', `${backendUrl}/api/task/all?limit=24&q=contract`],
    ['rendered grid', `${backendUrl}/embed/prerender/offer-grid?category=document&lang=en`],
  ];
  const rows: Load[] = [];
  for (const [name, url] of pages) {
    await load(name, url, 1);
    rows.push(await load(name, url, seconds));
  }
  await bare.close();
  await pool.end();
  const floor = rows[0]?.perSecond ?? 1;
  return [
    '### The backend',
    '',
    ...table(
      ['page', 'requests a second', '× bare query', 'p50, ms', 'p99, ms'],
      rows.map(({ name, perSecond, p50, p99 }) => [
        name,
        perSecond.toFixed(0),
        (perSecond / floor).toFixed(2),
        String(p50),
        String(p99),
      ]),
    ),
  ].join('\n');
}

const bareQuery = `
  select offers.*, users.firstname, users.lastname, users.image
  from offers join users on users.id = offers.owner_id
  where offers.type = 'document' and offers.active
  order by offers.id desc limit 24`;
