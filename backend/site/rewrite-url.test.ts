import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { rewriteUrl } from './rewrite-url.ts';

it.each([
  ['GET', '/embed/v1/dragoman.js?x', '/embed/dragoman.js?x'],
  ['POST', '/embed/v1/session', '/embed/session'],
  ['GET', '/embed/v2/dragoman.js', '/embed/v2/dragoman.js'],
  ['GET', '/embed/v1', '/embed/v1'],
  ['GET', '/x/embed/v1/dragoman.js', '/x/embed/v1/dragoman.js'],
  ['GET', '/Mailbox', '/mailbox'],
  ['GET', undefined, '/'],
])('leads %s %s to %s', (method, url, expected) => {
  expect(rewriteUrl({ method, url, headers: {} })).toBe(expected);
});

it('reads a call as Node gives it, whose headers are a property of its class', () => {
  const call = new IncomingMessage(new Socket());
  Object.assign(call, { method: 'GET', url: '/mailbox', headers: { accept: 'text/html' } });
  expect(rewriteUrl(call)).toBe('/Mailbox');
});
