import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { handOn } from './backend-connection.ts';

/** Below it each path is a line of its own to the backend; `PUT /faulty/{line}` with a fault's name breaks that one. */
export const faultyPath = '/faulty';

type Breaks = (call: IncomingMessage, answer: ServerResponse, path: string) => void;

const says =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Breaks =>
  (_call, answer) =>
    void answer.writeHead(status, { 'content-type': type, ...headers }).end(body);

/** The real answer, changed on its way. */
const changed =
  (send: (answer: ServerResponse, status: number, body: string) => void): Breaks =>
  (call, answer, path) => {
    delete call.headers['accept-encoding'];
    handOn(call, answer, path, (given) => {
      void text(given).then((body) => send(answer, given.statusCode ?? 502, body));
    });
  };

const json = { 'content-type': 'application/json' };

/** Each value stays where it was and becomes something else. */
function ofOtherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofOtherTypes);
  if (typeof value === 'string') return { text: value };
  if (typeof value !== 'object' || value === null) return [`${value}`];
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, ofOtherTypes(one)]));
}

const refused: Breaks = (call) => void call.socket.destroy();

const breaks: Record<string, Breaks> = {
  refused,
  offline: refused,
  500: says(500, 'text/plain', 'Internal Server Error'),
  429: says(429, 'application/json', '{}', { 'retry-after': '1' }),
  silence: () => undefined,
  half: changed((answer, status, body) => {
    answer.writeHead(status, { ...json, 'content-length': Buffer.byteLength(body) });
    answer.write(body.slice(0, body.length / 2), () => answer.destroy());
  }),
  'cut short': changed((answer, status, body) =>
    answer.writeHead(status, json).end(body.slice(0, body.length / 2)),
  ),
  html: says(200, 'text/html', '<!doctype html><title>Hotel Wi-Fi</title><p>Please accept our terms.</p>'),
  'wrong types': changed((answer, status, body) =>
    answer.writeHead(status, json).end(JSON.stringify(ofOtherTypes(JSON.parse(body || 'null')))),
  ),
  'no list': says(200, 'application/json', '"nothing like it"'),
  401: says(401, 'application/json', JSON.stringify({ type: 'error', message: '' })),
};

/** Lines between the widgets and the backend that tests break and mend. What is told at once has none. */
export const faultyNetwork = (): Plugin => ({
  name: 'dragoman:faulty-lines',
  configureServer(server) {
    const broken = new Map<string, string>();
    server.middlewares.use(faultyPath, async (call, answer) => {
      const [, line = '', ...rest] = (call.url ?? '').split('/');
      const path = `/${rest.join('/')}`;
      if (call.method === 'PUT') {
        broken.set(line, await text(call));
        return answer.end();
      }
      // Streams would take up the few connections that a browser opens to one origin.
      if (path.startsWith('/events')) return answer.writeHead(404).end();
      const fault = breaks[broken.get(line) ?? ''];
      if (fault) fault(call, answer, path);
      else handOn(call, answer, path);
    });
  },
});
