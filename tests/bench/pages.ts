/** Grids of 24 offers in a browser: ours against those built in other ways, round by round. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs';
import { buildContenders, contenders } from './contenders.ts';
import { spreadOf } from './figures.ts';
import type { Table } from './report.ts';
import { openSites } from './sites.ts';
import { type Measured, type Profile, profiles, visit } from './visit.ts';

/** `port` is where a backend with the sample data serves. */
export async function measurePages(port: number, rounds: number): Promise<Table[]> {
  const files = await buildContenders();
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
  return tables;

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
