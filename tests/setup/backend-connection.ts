import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Forwards a call to the tests' backend, whose address the global setup puts in the environment. */
export function forwardCall(
  call: IncomingMessage,
  answer: ServerResponse,
  path: string,
  onResponse: (response: IncomingMessage) => void = (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  },
): void {
  const address = new URL(path, process.env.DRAGOMAN_TEST_BACKEND);
  const forwarded = request(address, { method: call.method, headers: call.headers }, onResponse);
  forwarded.once('error', () => answer.headersSent || answer.writeHead(502).end());
  answer.once('close', () => forwarded.destroy());
  call.pipe(forwarded);
}
