/** The files of the documentation, and where the site shows them. */
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '#backend/project-root.ts';

const guides = readdirSync(inProject('docs')).filter((name) => name.endsWith('.md'));

/** The README comes first; it is no page of the site. */
export const docsFiles = [
  'README.md',
  ...guides.map((name) => `docs/${name}`),
  ...readdirSync(inProject('widgets')).map((name) => `widgets/${name}/README.md`),
];

export const docsPath = (file: string) =>
  `/Docs/${file.replace(/^docs\/|\.md$|\/README\.md$/g, '').replace(/^widgets\//, 'elements/')}`
    .replace(/\/README$/, '')
    .replace(/\/$/, '');

export function docsTitle(file: string): string {
  const [, title = ''] = /^# (.+)$/m.exec(readFileSync(inProject(file), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}
