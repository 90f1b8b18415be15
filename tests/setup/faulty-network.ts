import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { forwardCall } from './backend-connection.ts';

/** Each path below it is a separate connection to the backend; `PUT /faulty/{connection}` with a fault's name breaks it. */
export const faultyPath = '/faulty';

type Fault = (call: IncomingMessage, answer: ServerResponse, path: string) => void;

const respondWith =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Fault =>
  (_call, answer) =>
    void answer.writeHead(status, { 'content-type': type, ...headers }).end(body);

/** The real response, changed on its way. */
const withChangedBody =
  (send: (answer: ServerResponse, status: number, body: string) => void): Fault =>
  (call, answer, path) => {
    delete call.headers['accept-encoding'];
    forwardCall(call, answer, path, (response) => {
      void text(response).then((body) => send(answer, response.statusCode ?? 502, body));
    });
  };

const json = { 'content-type': 'application/json' };

/** Replaces each value by one of another type. */
function ofOtherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofOtherTypes);
  if (typeof value === 'string') return { text: value };
  if (typeof value !== 'object' || value === null) return [`${value}`];
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, ofOtherTypes(one)]));
}

const refused: Fault = (call) => void call.socket.destroy();

const faults: Record<string, Fault> = {
  refused,
  offline: refused,
  500: respondWith(500, 'text/plain', 'Internal Server Error'),
  429: respondWith(429, 'application/json', '{}', { 'retry-after': '1' }),
  silence: () => undefined,
  half: withChangedBody((answer, status, body) => {
    answer.writeHead(status, { ...json, 'content-length': Buffer.byteLength(body) });
    answer.write(body.slice(0, body.length / 2), () => answer.destroy());
  }),
  'cut short': withChangedBody((answer, status, body) =>
    answer.writeHead(status, json).end(body.slice(0, body.length / 2)),
  ),
  html: respondWith(
    200,
    'text/html',
    '<!doctype html><title>Hotel Wi-Fi</title><p>Please accept our terms.</p>',
  ),
  'wrong types': withChangedBody((answer, status, body) =>
    answer.writeHead(status, json).end(JSON.stringify(ofOtherTypes(JSON.parse(body || 'null')))),
  ),
  'no list': respondWith(200, 'application/json', '"nothing like it"'),
  401: respondWith(401, 'application/json', JSON.stringify({ type: 'error', message: '' })),
};

/** Connections between widgets and backend that tests break and restore. Event streams are not available on them. */
export const faultyNetwork = (): Plugin => ({
  name: 'dragoman:faulty-network',
  configureServer(server) {
    const broken = new Map<string, string>();
    server.middlewares.use(faultyPath, async (call, answer) => {
      const [, connection = '', ...rest] = (call.url ?? '').split('/');
      const path = `/${rest.join('/')}`;
      if (call.method === 'PUT') {
        broken.set(connection, await text(call));
        return answer.end();
      }
      // Streams would take up the few connections that a browser opens to one origin.
      if (path.startsWith('/events')) return answer.writeHead(404).end();
      const fault = faults[broken.get(connection) ?? ''];
      if (fault) fault(call, answer, path);
      else forwardCall(call, answer, path);
    });
  },
});
