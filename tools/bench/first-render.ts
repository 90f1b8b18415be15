/** The marketplace's public pages on a slow phone, beside static pages with the same markup and styles and no script. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import type { Goal, Result } from './goals.ts';
import { type FirstRender, loadOnPhone } from './slow-phone.ts';
import { spreadOf } from './statistics.ts';
import { table } from './table.ts';

const pages = [
  ['home', '/'],
  ['category', '/Category/document'],
  ['list', '/document'],
  ['offer', '/ProductDetails/1'],
] as const;

export async function measureFirstRender(siteUrl: string, rounds: number): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const lines: string[][] = [];
    const goals: Goal[] = [];
    for (const [name, path] of pages) {
      const copy = await serveWithoutScripts(siteUrl, path);
      const ours: FirstRender[] = [];
      const theirs: FirstRender[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await loadOnPhone(browser, siteUrl + path));
        theirs.push(await loadOnPhone(browser, copy.url + path));
      }
      copy.close();
      const median = (of: FirstRender[], what: keyof FirstRender) =>
        spreadOf(of.map((paint) => paint[what])).median;
      const [first, largest] = [median(ours, 'first'), median(ours, 'largest')];
      const compared = first / median(theirs, 'first');
      lines.push([
        `${name}, \`${path}\``,
        ...[first, largest].map((ms) => ms.toFixed(0)),
        compared.toFixed(2),
        median(ours, 'shift').toFixed(3),
        String(median(ours, 'requests')),
        ...[median(ours, 'scriptAtLoad'), median(ours, 'script')].map((kb) => kb.toFixed(1)),
      ]);
      goals.push(
        { what: `${name}, first paint × static page`, measured: compared, atMost: 1.5 },
        { what: `${name}, largest paint, s`, measured: largest / 1000, atMost: 2.2 },
        { what: `${name}, requests before it`, measured: median(ours, 'requests'), atMost: 12 },
        {
          what: `${name}, script until the page is loaded, kB`,
          measured: median(ours, 'scriptAtLoad'),
          atMost: 90,
        },
      );
    }
    const head = ['page', 'first paint, ms', 'largest, ms', 'first × static', 'shift', 'requests before it'];
    return { text: table([...head, 'script at load, kB', 'later too, kB'], lines).join('\n'), goals };
  } finally {
    await browser.close();
  }
}

/** The same page without its scripts; fonts, pictures and flags come from the marketplace. */
async function serveWithoutScripts(siteUrl: string, path: string) {
  const html = await (await fetch(siteUrl + path, { headers: { 'accept-language': 'en-GB' } })).text();
  const still = html.replace(/<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
  const server = createServer(async ({ url = '/' }, answer) => {
    const isPage = url === path;
    const original = isPage ? undefined : await fetch(siteUrl + url);
    const type = original?.headers.get('content-type') ?? 'text/html; charset=utf-8';
    const body = original ? Buffer.from(await original.arrayBuffer()) : Buffer.from(still);
    const isText = /text|svg/.test(type);
    answer.setHeader('content-type', type);
    if (isText) answer.setHeader('content-encoding', 'br');
    answer.end(isText ? brotliCompressSync(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
