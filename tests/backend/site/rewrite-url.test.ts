import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { rewriteUrl } from '#backend/features/site/page-addresses.ts';

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

it.each([
  ['/ProductDetails/%', '/ProductDetails/%25'],
  ['/%E0%A4%A?a=%', '/%25E0%25A4%25A?a=%'],
  ['/Docs/%2', '/Docs/%252'],
  ['/About%20us', '/About%20us'],
  ['/About?q=100%', '/About?q=100%'],
])('leads a browser with the percent signs of %s to a page', (url, expected) => {
  const headers = { accept: 'text/html,*/*;q=0.8' };
  expect(rewriteUrl({ method: 'GET', url, headers })).toBe(expected);
  expect(rewriteUrl({ method: 'GET', url, headers: {} })).toBe(url);
});

it('reads a call as Node gives it, whose headers are a property of its class', () => {
  const call = new IncomingMessage(new Socket());
  Object.assign(call, { method: 'GET', url: '/mailbox', headers: { accept: 'text/html' } });
  expect(rewriteUrl(call)).toBe('/Mailbox');
});
