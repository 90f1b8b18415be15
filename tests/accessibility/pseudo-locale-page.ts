/** The built marketplace in a language that nobody speaks, which shows what comes from no catalogue. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { inProject } from '#backend/project-root.ts';
import { bracketed, languageNames, strayWords, wrapTexts } from '#tests/contracts/pseudo-locale.ts';

const builds = [
  { at: '/assets/', folder: inProject('build', 'site', 'assets') },
  { at: '/embed/chunks/', folder: inProject('dist', 'embed', 'chunks') },
];

/** From now on each file of texts in that language puts its own in brackets. */
export async function enablePseudoLocale(context: BrowserContext): Promise<void> {
  const texts = `(?:[\\w-]+\\.messages\\.)?${bracketed}(?:\\.\\w+)?-[\\w-]+\\.js$`;
  for (const { at, folder } of builds)
    await context.route(new RegExp(at + texts), (route) => {
      const file = new URL(route.request().url()).pathname.slice(at.length);
      const module = readFileSync(`${folder}/${file}`, 'utf8');
      const [, messages] = /export\s*\{(\w+) as messages\}/.exec(module) ?? [];
      if (!messages) throw new Error(`${file} exports no messages.`);
      return route.fulfill({
        contentType: 'text/javascript',
        body: `${module}\n(${wrapTexts})(${messages});`,
      });
    });
}

export const strayWordsOn = (page: Page): Promise<string[]> => page.evaluate(strayWords, languageNames);
