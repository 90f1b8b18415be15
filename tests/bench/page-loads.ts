/** Grids of 24 offers in a browser: ours against those built in other ways, round by round. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs';
import { buildContenders, contenders, frame } from './contenders.ts';
import { type Measured, type Profile, profiles, visit } from './page-metrics.ts';
import type { Row, Table } from './report.ts';
import { openSites } from './sites.ts';
import { spreadOf } from './statistics.ts';

/** `port` is where a backend with the sample data serves. */
export async function measurePages(port: number, rounds: number): Promise<Table[]> {
  const files = await buildContenders();
  const rows = await (await fetch(`http://127.0.0.1:${port}/api/category/document?limit=24`)).text();
  files.set('vanilla-inline.js', `const inlineRows=${rows};${files.get('vanilla.js')}`);
  const sites = await openSites(port, files);
  files.set('frame.html', frame(sites.origins));
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

  /** Each contender once a round, so that a busy moment of the machine meets all of them alike. */
  async function compare(profile: Profile): Promise<Table[]> {
    const views = Array.from({ length: profile.views }, () => new Map<string, Measured[]>());
    sites.slowDown(profile);
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, cards = 24, body } of contenders) {
        sites.place(body(sites.origins));
        for (const [index, measured] of (await visit(browser, sites.host, profile, cards)).entries()) {
          const found = views[index];
          found?.set(name, [...(found.get(name) ?? []), measured]);
        }
      }
      console.log(`${profile.name}: round ${round + 1} of ${rounds}`);
    }
    return views.map((found, index) => ({
      title: `24 offers, ${profile.name}${index > 0 ? ', seen before' : ''}`,
      plot: `performance-${profile.name}${index > 0 ? '-again' : ''}.svg`,
      rows: [...found].map(([name, list]) => summary(name, list)),
    }));
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
