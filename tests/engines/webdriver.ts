/** WebKitGTK by the W3C’s WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { engineProgram } from '#scripts/programs.mjs';
import { type Engine, type Key, type Tab, windowSize } from './engine.ts';

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const capabilities = () => ({
  alwaysMatch: {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'eager',
    timeouts: { script: 60_000, pageLoad: 60_000 },
    'webkitgtk:browserOptions': { binary: engineProgram('MiniBrowser'), args: ['--automation'] },
  },
});

export async function webkit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(engineProgram('WebKitWebDriver'), [`--port=${port}`], {
    // Without a language of its own WebKit says that it speaks "C".
    env: { ...process.env, DISPLAY: screen.display, LANG: 'en_GB.UTF-8' },
    stdio: 'ignore',
  });
  const command = commandsTo(`http://127.0.0.1:${port}`);
  const close = async () => {
    await stop(driver);
    await stop(screen.process);
  };
  try {
    await isListening(command);
  } catch (error) {
    await close();
    throw error;
  }
  return { visit: () => startSession(command), close };
}

/** A session is a browser of its own; the driver has one at a time. */
async function startSession(command: Command) {
  const { sessionId } = (await command('POST', '/session', { capabilities: capabilities() })) as {
    sessionId: string;
  };
  const session: Command = (method, path, body) => command(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/window/rect', { x: 0, y: 0, ...windowSize });
  const first = await session('GET', '/window');
  return {
    async tabs() {
      // They come in no order.
      const handles = (await session('GET', '/window/handles')) as string[];
      return handles.sort((a, b) => Number(b === first) - Number(a === first)).map(tabsOf(session));
    },
    leave: async () => {
      await session('DELETE', '');
    },
  };
}

const tabsOf =
  (session: Command) =>
  (handle: string): Tab => {
    const inTab: Command = async (...command) => {
      await session('POST', '/window', { handle });
      return session(...command);
    };
    const act = (actions: object) => inTab('POST', '/actions', { actions: [actions] });
    const type = async (text: string) => {
      await act({ type: 'key', id: 'keyboard', actions: [...text].flatMap(stroke) });
    };
    return {
      async goto(url) {
        await inTab('POST', '/url', { url });
      },
      async run(expression) {
        const script = `const done = arguments[0];
          Promise.resolve().then(() => (${expression})).then(
            (value) => done({ value }),
            (error) => done({ error: String(error) }),
          );`;
        const { value, error } = (await inTab('POST', '/execute/async', { script, args: [] })) as {
          value?: unknown;
          error?: string;
        };
        if (error) throw new Error(error);
        return value;
      },
      async click({ x, y }) {
        const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
        const button = { button: 0 };
        await act({
          type: 'pointer',
          id: 'mouse',
          actions: [at, { type: 'pointerDown', ...button }, { type: 'pointerUp', ...button }],
        });
      },
      type,
      press: (key) => type(keys[key]),
      async screenshot() {
        return Buffer.from(String(await inTab('GET', '/screenshot')), 'base64');
      },
    };
  };

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' };

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

function commandsTo(address: string): Command {
  return async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      signal: AbortSignal.timeout(90_000),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
}

async function startScreen() {
  const size = `${windowSize.width}x${windowSize.height}x24`;
  // It looks for a free number itself, and says which one it found.
  const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const process = spawn(engineProgram('Xvfb'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(process.stdio[3] as Readable, 'data');
  return { process, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const isListening = (command: Command): Promise<unknown> =>
  vi.waitFor(() => command('GET', '/status'), { timeout: 60_000 });

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode === null && process.kill()) await once(process, 'exit');
}
