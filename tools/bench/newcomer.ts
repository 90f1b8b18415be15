/**
 * What a newcomer needs to get somewhere: steps, lines of code and time. Every step is one that the documentation asks for
 * in these words, and every line of code is read out of it.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { inProject } from '#backend/project-root.ts';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { anchorOf, codeAt, linesOf, mustSay, type Place } from './recipes.ts';
import { spreadOf } from './statistics.ts';
import { table } from './table.ts';

interface Recipe {
  goal: string;
  place: Place;
  /** What the documentation asks for, each in its words. */
  steps: string[];
  /** The language of the code to paste. */
  language: string;
  /** Does it with this code, on a marketplace; returns the milliseconds from the last step until it has worked. */
  follow(code: string, siteUrl: string, browser: Browser): Promise<number>;
}

const grid: Recipe = {
  goal: 'from an empty page to the first offer',
  place: { file: 'README.md', heading: 'Put it on a page' },
  steps: [
    'Paste this where the offers should be',
    'Replace `https://dragoman.example` with the address of your backend',
  ],
  language: 'html',
  follow: (code, siteUrl, browser) =>
    withPage(browser, onSite(code, siteUrl), async (page, address) => {
      const from = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
      return performance.now() - from;
    }),
};

const dialog: Recipe = {
  goal: 'from there to a checkout in a dialog, once it is clicked',
  place: { file: 'docs/recipes.md', heading: 'Open a widget in a dialog' },
  steps: ['paste this where the link should be', 'put the number of your offer in both places'],
  language: 'html',
  follow: async (code, siteUrl, browser) => {
    const [offer] = await (await fetch(`${siteUrl}/api/category/document?limit=1`)).json();
    const link = code.replaceAll('7', String(offer.id));
    const html = onSite(codeAt(grid.place, 'html') + link, siteUrl);
    return withPage(browser, html, async (page, address) => {
      await page.goto(address);
      await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
      const from = performance.now();
      await page.locator('[data-dragoman-open]').click();
      await page.locator('dragoman-launcher dialog[open]').waitFor();
      await page.locator('dragoman-checkout [part~=title]').getByText(offer.title).waitFor();
      return performance.now() - from;
    });
  },
};

const event: Recipe = {
  goal: 'from nothing to the first webhook, verified by `standardwebhooks`',
  place: { file: 'docs/partners.md', heading: 'From nothing to the first event' },
  steps: [
    'Start the marketplace so that it may call your machine: `PRIVATE_ADDRESSES=allow npm start`.',
    'run `npm install standardwebhooks`',
    'save this as `first-event.mjs`, with the address of your marketplace',
    'Run `node first-event.mjs`.',
  ],
  language: 'js',
  async follow(code, siteUrl) {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-newcomer-'));
    try {
      symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
      const file = join(folder, 'first-event.mjs');
      writeFileSync(file, onSite(code, siteUrl));
      const from = performance.now();
      const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 60_000 });
      if (!/^booking\.created \{[^}]*reference: 'case-17'/.test(stdout)) throw new Error(stdout);
      return performance.now() - from;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export const recipes: readonly Recipe[] = [grid, dialog, event];

/** Follows a recipe to the letter; throws where the documentation does not have it, or it does not work. */
export async function follow(
  { place, steps, language, ...recipe }: Recipe,
  siteUrl: string,
  browser: Browser,
) {
  for (const step of steps) mustSay(place, step);
  const code = codeAt(place, language);
  return { lines: linesOf(code), time: await recipe.follow(code, siteUrl, browser) };
}

/** On a marketplace with sample data at this address, which may call this machine. Returns a markdown table. */
export async function measureNewcomer(siteUrl: string, rounds: number): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const rows: string[][] = [];
    for (const recipe of recipes) {
      const { lines } = await follow(recipe, siteUrl, browser);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push((await follow(recipe, siteUrl, browser)).time / 1000);
      const { median, low, high } = spreadOf(times);
      rows.push([
        recipe.goal,
        linkTo(recipe.place),
        String(recipe.steps.length),
        String(lines),
        `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`,
      ]);
    }
    return table(['', 'recipe', 'steps', 'lines of code', 'seconds (low–high)'], rows).join('\n');
  } finally {
    await browser.close();
  }
}

/** From a page of `docs`. The README is none of these, and no page of the site. */
const linkTo = ({ file, heading }: Place): string =>
  file.startsWith('docs/')
    ? `[${heading}](${file.slice('docs/'.length)}#${anchorOf(heading)})`
    : `${heading}, in the README`;

const onSite = (code: string, siteUrl: string) => code.replaceAll('https://dragoman.example', siteUrl);

/** Opens a page with nothing but this in its body, on an origin of its own, in a new browser profile. */
async function withPage(
  browser: Browser,
  html: string,
  act: (page: Page, address: string) => Promise<number>,
): Promise<number> {
  const server = createServer((_call, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>${html}`),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    return await act(await context.newPage(), `http://localhost:${port}/`);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
