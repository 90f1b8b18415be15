/** The first screens of sign-in, checkout, chat and dashboard on a slow phone, beside the same pages written by hand. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { demoCustomer, signIn } from '#tests/e2e/support/user-actions.ts';
import type { Goal, Result } from './goals.ts';
import { handWritten } from './hand-written.ts';
import { loadOnPhone } from './slow-phone.ts';
import { spreadOf } from './statistics.ts';
import { table } from './table.ts';

const pages = [
  { name: 'sign-in', path: '/SignIn', row: '' },
  { name: 'checkout', path: '/Checkout/1', row: '' },
  { name: 'chat', path: '/messages', row: 'dragoman-chat-inbox [part~=conversation]' },
  {
    name: 'dashboard',
    path: '/Dashboard',
    row: 'dragoman-dashboard [role=tab]',
  },
] as const;

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export async function measureFirstScreens(siteUrl: string, rounds: number): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const copy = await serveHandWritten(siteUrl);
  try {
    const person = await signedIn(browser, siteUrl);
    const lines: string[][] = [];
    const goals: Goal[] = [];
    for (const { name, path, row } of pages) {
      const of = async (url: string, selector: string) => {
        const storageState = row ? movedTo(person, siteUrl, url) : undefined;
        return loadOnPhone(browser, url + path, { storageState }, row && selector);
      };
      const [ours, theirs] = [[], []] as [Figures[], Figures[]];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await of(siteUrl, row));
        theirs.push(await of(copy.url, '.row'));
      }
      const median = (figures: Figures[], what: keyof Figures) =>
        spreadOf(figures.map((one) => one[what])).median;
      const [first, theirFirst] = [median(ours, 'first'), median(theirs, 'first')];
      const [largest, shift] = [median(ours, 'largest'), median(ours, 'shift')];
      const data = row ? [median(ours, 'row'), median(theirs, 'row')] : [];
      lines.push([
        `${name}, \`${path}\``,
        ...[first, theirFirst].map((ms) => ms.toFixed(0)),
        (first / theirFirst).toFixed(2),
        largest.toFixed(0),
        shift.toFixed(3),
        data.map((ms) => ms.toFixed(0)).join(' / '),
      ]);
      goals.push({
        what: `${name}, first screen × hand-written page`,
        measured: first / theirFirst,
        atMost: 1.2,
      });
    }
    const head = [
      'page',
      'first screen, ms',
      'by hand, ms',
      '×',
      'largest, ms',
      'shift',
      'data, ms (by hand)',
    ];
    return { text: table(head, lines).join('\n'), goals };
  } finally {
    copy.close();
    await browser.close();
  }
}

type Figures = Awaited<ReturnType<typeof loadOnPhone>>;

async function signedIn(browser: Browser, siteUrl: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: siteUrl });
  await signIn(await context.newPage(), demoCustomer);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Cookies are those of the host, whatever its port. */
const movedTo = (state: StorageState, from: string, to: string): StorageState => ({
  ...state,
  origins: state.origins.map(({ origin, ...rest }) => ({ ...rest, origin: origin === from ? to : origin })),
});

/** The data comes from the marketplace. */
async function serveHandWritten(siteUrl: string) {
  const server = createServer(async ({ url = '/', headers }, answer) => {
    const [path = '/'] = url.split('?');
    const file = handWritten[path];
    if (file !== undefined) {
      const kind = path.endsWith('.css')
        ? 'text/css'
        : path.endsWith('.js')
          ? 'text/javascript'
          : 'text/html';
      answer.setHeader('content-type', `${kind}; charset=utf-8`);
      answer.setHeader('content-encoding', 'br');
      answer.end(brotliCompressSync(file));
      return;
    }
    const { authorization = '', accept = '*/*' } = headers;
    const original = await fetch(siteUrl + url, { headers: { authorization, accept } });
    answer.setHeader('content-type', original.headers.get('content-type') ?? 'application/json');
    answer.end(Buffer.from(await original.arrayBuffer()));
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
