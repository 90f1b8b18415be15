/** The recipe “A field of offers” of CONTRIBUTING.md as far as the API: an offer may be certified. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './project-copy.ts';

const minutes = 60_000;
const migration = `/** Offers say whether their translator is certified. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table offers add column certified boolean not null default false\`.execute(db);
}
`;
const apiTest = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('is typed in, changed, listed and shown', async () => {
  const owner = await server.person();
  const id = await server.offer(owner, { certified: true });
  const path = \`/api/task/\${id}\`;
  const [listed] = (await server.call<object[]>('GET', \`/api/task/all?ids=\${id}\`)).body;
  expect(listed).toMatchObject({ certified: true });
  await server.call('PATCH', path, { as: owner, json: { certified: false } });
  expect((await server.call<object[]>('GET', \`/api/task/all/\${id}\`)).body).toMatchObject([{ certified: false }]);
});
`;

let project: ReturnType<typeof copyProject>;
beforeAll(() => {
  project = copyProject();
  project.addLine(
    'src/domain/offer.ts',
    "  certified: described(fields.flag, 'the translator is certified'),",
    {
      after: 'const addedWritten = {',
    },
  );
  project.create('backend/platform/database/migrations/002-certified.ts', migration);
  const migrations = 'backend/platform/database/migrations/migrate.ts';
  project.addLine(migrations, "import * as certified from './002-certified.ts';", {
    after: "from './001-tables.ts'",
  });
  project.replace(migrations, "'001-tables': tables", "'001-tables': tables, '002-certified': certified");
  project.create('tests/backend/offers/certified.test.ts', apiTest);
});
afterAll(() => project.remove());

it('takes a line of the schema, a migration and a test', () => {
  expect([...project.edited, ...project.created].length).toBeLessThanOrEqual(4);
});

it('leaves the compiler nothing to name', { timeout: 5 * minutes }, async () => {
  expect(await project.run('typescript/bin/tsc', '--noEmit')).toBe('');
});

it('is sent, stored and answered from then on', { timeout: 5 * minutes }, async () => {
  const test = 'tests/backend/offers/certified.test.ts';
  expect(await project.run('vitest/vitest.mjs', 'run', '--project', 'backend', test)).toBe('');
});
