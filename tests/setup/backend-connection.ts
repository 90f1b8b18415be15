import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Hands a call to the tests' backend, whose address the global setup leaves in the environment. */
export function handOn(
  call: IncomingMessage,
  answer: ServerResponse,
  path: string,
  give: (given: IncomingMessage) => void = (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  },
): void {
  const address = new URL(path, process.env.DRAGOMAN_TEST_BACKEND);
  const asked = request(address, { method: call.method, headers: call.headers }, give);
  asked.once('error', () => answer.headersSent || answer.writeHead(502).end());
  answer.once('close', () => asked.destroy());
  call.pipe(asked);
}
