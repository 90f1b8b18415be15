/** The files of the documentation, and where the site shows them. */
import { readFileSync } from 'node:fs';
import { docsPathOf, docsFiles as siteFiles } from '#backend/features/site/docs.ts';
import { inProject } from '#backend/project-root.ts';

/** The README comes first; it is no page of the site. */
export const docsFiles = ['README.md', ...siteFiles()];

export const docsPath = (file: string) => `/Docs/${docsPathOf(file)}`.replace(/\/$/, '');

export function docsTitle(file: string): string {
  const [, title = ''] = /^# (.+)$/m.exec(readFileSync(inProject(file), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}
