/** The recipe “A language” of CONTRIBUTING.md: Italian, whose texts are the Spanish ones. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './project-copy.ts';

const minutes = 60_000;
const spanish = /\bmessages\/(?:[\w-]+\/)?es(?:\.[\w-]+)?\.ts$/;
let project: ReturnType<typeof copyProject>;

beforeAll(() => {
  project = copyProject();
  project.addLine(
    'src/domain/languages.ts',
    "  { code: 'it', name: 'Italiano', direction: 'ltr', wordPress: 'it_IT' },",
    { after: "code: 'es'" },
  );
  project.addLine('widgets/chat-inbox/parts/message-bubble.tsx', "  it: 'ciao grazie sono questo perché',", {
    after: '  es:',
  });
  for (const file of project.files.filter((path) => spanish.test(path)))
    project.create(
      file.replace(/\bes(?=(\.[\w-]+)?\.ts$)/, 'it'),
      project.read(file).replaceAll("'es'", "'it'"),
    );
});
afterAll(() => project.remove());

it('takes three edited files, and one new one for each place that has texts', () => {
  expect(project.edited.size).toBeLessThanOrEqual(3);
  expect(project.created.size).toBeGreaterThan(20);
  expect([...project.created].filter((file) => project.files.includes(file))).toEqual([]);
});

it('leaves the compiler nothing to name', { timeout: 5 * minutes }, async () => {
  expect(await project.run('typescript/bin/tsc', '--noEmit')).toBe('');
});

it('passes the tests of all catalogues', { timeout: 5 * minutes }, async () => {
  const tests = ['tests/contracts/translations.node.test.ts', 'src/i18n', 'scripts/wordpress'];
  expect(await project.run('vitest/vitest.mjs', 'run', '--project', 'unit', ...tests)).toBe('');
});
