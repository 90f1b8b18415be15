/** Reads from the documentation what a newcomer does: what it says to do, and the code that it gives. */
import { readFileSync } from 'node:fs';
import { inProject } from '#backend/project-root.ts';

export interface Place {
  /** A page of the documentation. */
  file: string;
  heading: string;
}

/** What stands under a heading of a page, up to the next heading of any level. */
function sectionOf({ file, heading }: Place): string {
  const [before = '', ...sections] = readFileSync(inProject(file), 'utf8').split(/^#{1,6} /m);
  const found = sections.find((section) => section.startsWith(`${heading}\n`));
  if (found === undefined) throw new Error(`${file} has no heading “${heading}”: ${before.slice(0, 60)}`);
  return found.slice(heading.length);
}

/** The first code of this language under a heading, without its indentation. */
export function codeAt(place: Place, language: string): string {
  const [, indentation = '', code] =
    new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'm').exec(sectionOf(place)) ?? [];
  if (code === undefined) throw new Error(`${place.file}, “${place.heading}” has no ${language}.`);
  return code.replaceAll(new RegExp(`^${indentation}`, 'gm'), '');
}

/** Throws where a page no longer says this, in these words; lines may break elsewhere. */
export function mustSay(place: Place, words: string): void {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  if (!oneLine(sectionOf(place)).includes(oneLine(words)))
    throw new Error(`${place.file}, “${place.heading}” does not say “${words}”.`);
}

export const linesOf = (code: string): number => code.split('\n').filter((line) => line.trim()).length;

/** As on GitHub, and on the site. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');
