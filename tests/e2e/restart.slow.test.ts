import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { browserFor } from './support/browser.ts';
import { book, enterSignIn, newUser, openBookedConversation, signUp } from './support/user-actions.ts';

const port = await freePort();
const siteUrl = `http://localhost:${port}`;
const { visit } = browserFor(siteUrl);
let dataDir = '';
let server: ChildProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dragoman-restart-'));
  server = await start();
  // A first start creates the database and its sample data.
}, 120_000);

afterAll(async () => {
  await stop('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

it('keeps the user, the booking and the messages after the server is killed', async () => {
  const { page } = await visit();
  const person = newUser('Kim');
  const message = 'Will this still be here tomorrow?';
  await page.goto('/SignIn?mode=sign-up&next=/Checkout/1');
  await signUp(page, person);
  await enterSignIn(page, person);
  await page.waitForURL(/\/Checkout\/1$/);
  await book(page, 'A letter, two pages.');
  await openBookedConversation(page);
  const inbox = page.locator('dragoman-chat-inbox');
  await inbox.locator('[part~=input]').fill(message);
  await inbox.locator('[part~=send]').click();
  await inbox.locator('[part~=state]').getByText('Sent').waitFor();

  await stop('SIGKILL');
  server = await start();

  await page.reload();
  await inbox.locator('[part~=message-own]').getByText(message).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const booked = await page.request.get('/task/accepted', { headers: { authorization: `Bearer ${token}` } });
  expect(await booked.json()).toHaveLength(1);

  const otherVisit = await visit();
  await otherVisit.page.goto('/SignIn');
  await enterSignIn(otherVisit.page, person);
  await otherVisit.page.waitForURL((url) => url.pathname === '/');
  // The test starts a server twice, which is slow on a busy machine.
}, 240_000);

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/backend/start.js'], {
    cwd: inProject(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      MAX_EVENT_LOOP_DELAY: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output += text;
      if (output.includes('ready at')) resolve();
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
  return child;
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (server?.exitCode !== null || server.signalCode) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** The port stays the same: another port would be another origin without the session. */
async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}
