/** The published OpenAPI document. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

interface Published {
  info: { version: string };
  paths: Record<string, Record<string, { summary?: string; parameters?: { name: string; in: string }[] }>>;
}

let server: TestApp;
let published: Published;

beforeAll(async () => {
  server = await testApp();
  published = (await server.call<Published>('GET', '/openapi.json')).body;
});
afterAll(() => server.close());

it('has a summary of its own for every operation', () => {
  const operations = Object.entries(published.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ call: `${method} ${path}`, summary })),
  );
  expect(operations.length).toBeGreaterThan(40);
  expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
});

it('has the version of the package', () => {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };
  expect(published.info.version).toBe(version);
});

it('puts no secret and nothing personal into an address', () => {
  const names = Object.values(published.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ parameters = [] }) =>
      parameters.filter((one) => one.in === 'query' || one.in === 'path').map(({ name }) => name),
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(
    names.filter((name) => /token|password|secret|key|mail|phone|address|name|text|code/i.test(name)),
  ).toEqual([]);
});
