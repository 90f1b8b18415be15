/** The pages that lead newcomers to files name files that exist. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { repository } from './tracked-files.ts';

/** A path in backticks; those with `<` or `*` are patterns. */
const namedFile = /`((?:src|backend|widgets|demo-site|tests|scripts|tools|docs|metadata)\/[^`<*\s]*)`/g;
/** The widget that the guide lets readers create. */
const isExample = (path: string) => path.startsWith('widgets/language-badge/');

it.each([
  'CONTRIBUTING.md',
  'tests/README.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/translating.md',
  'docs/accessibility.md',
])('%s names only files that exist', (page) => {
  const named = [...repository.read(page).matchAll(namedFile)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(5);
  const isMissing = (path: string) => !isExample(path) && !existsSync(inProject(path));
  expect(named.filter(isMissing)).toEqual([]);
});
