/** What each released version promised, as `npm run record-release` recorded it. */
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '#backend/project-root.ts';

/** The versions whose promises still hold: those of the present major version. */
export function releases(): string[] {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };
  const [major] = version.split('.');
  return readdirSync(inProject('tests', 'releases')).filter((name) => name.startsWith(`${major}.`));
}

export const released = (release: string, file: string): string =>
  readFileSync(inProject('tests', 'releases', release, file), 'utf8');

/** The pages of a release by file name. */
export const releasedPages = (release: string): [name: string, html: string][] =>
  readdirSync(inProject('tests', 'releases', release, 'pages'))
    .sort()
    .map((name) => [name, released(release, `pages/${name}`)]);
