/** Page loads with grids of 24 offers in a browser, ours and the other contenders', round by round. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { buildContenders, contenders, frame } from './contenders.ts';
import { type Measured, measureVisits, type Profile, profiles } from './page-metrics.ts';
import type { Row, Table } from './report.ts';
import { openSites } from './sites.ts';
import { spreadOf } from './statistics.ts';

/** `port` is that of a backend with the sample data. */
export async function measurePages(port: number, rounds: number): Promise<Table[]> {
  const files = await buildContenders();
  const rows = await (await fetch(`http://127.0.0.1:${port}/api/category/document?limit=24`)).text();
  files.set('vanilla-inline.js', `const inlineRows=${rows};${files.get('vanilla.js')}`);
  const sites = await openSites(port, files);
  files.set('frame.html', frame(sites.origins));
  await compressBest(port, sites.origins.backend);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, ...sites.browserArgs],
  });
  const tables: Table[] = [];
  try {
    for (const profile of profiles) tables.push(...(await compare(profile)));
  } finally {
    await browser.close();
    sites.close();
  }
  return tables;

  /** Each contender once per round, so that load on the machine affects all of them equally. */
  async function compare(profile: Profile): Promise<Table[]> {
    const views = Array.from({ length: profile.views }, () => new Map<string, Measured[]>());
    sites.throttle(profile);
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, cards = 24, body } of contenders) {
        sites.setBody(body(sites.origins));
        for (const [index, measured] of (
          await measureVisits(browser, sites.host, profile, cards)
        ).entries()) {
          const results = views[index];
          results?.set(name, [...(results.get(name) ?? []), measured]);
        }
      }
      console.log(`${profile.name}: round ${round + 1} of ${rounds}`);
    }
    return views.map((results, index) => ({
      title: `24 offers, ${profile.name}${index > 0 ? ', second visit' : ''}`,
      rows: [...results].map(([name, list]) => summary(name, list)),
    }));
  }
}

/**
 * Asks for our answers until the backend has compressed them best, as it does with frequent ones. The other contenders'
 * files are compressed so from the start.
 */
async function compressBest(port: number, origin: string): Promise<void> {
  const { host, protocol } = new URL(origin);
  const headers = {
    'accept-encoding': 'br',
    'accept-language': 'en-US,en;q=0.9',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  };
  for (const path of [
    'prerender/offer-grid?category=document&lang=en',
    'instant/offer-grid.js?category=document',
  ]) {
    for (let call = 0; call < 3; call += 1)
      await (await fetch(`http://127.0.0.1:${port}/embed/${path}`, { headers })).text();
    // It compresses one answer at a time, in the background.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

function summary(name: string, list: Measured[]): Row {
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
}
