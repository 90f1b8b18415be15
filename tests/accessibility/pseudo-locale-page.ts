/** The built marketplace in a pseudo-locale, which reveals untranslated text. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { inProject } from '#backend/project-root.ts';
import { findUntranslated, languageNames, pseudoLocale, wrapTexts } from '#tests/contracts/pseudo-locale.ts';

const builds = [
  { prefix: '/assets/', folder: inProject('build', 'site', 'assets') },
  { prefix: '/embed/chunks/', folder: inProject('dist', 'embed', 'chunks') },
];

/** Rewrites each loaded messages file of that locale so that its texts are in brackets. */
export async function enablePseudoLocale(context: BrowserContext): Promise<void> {
  const texts = `(?:[\\w-]+\\.messages\\.)?${pseudoLocale}(?:\\.\\w+)?-[\\w-]+\\.js$`;
  for (const { prefix, folder } of builds)
    await context.route(new RegExp(prefix + texts), (route) => {
      const file = new URL(route.request().url()).pathname.slice(prefix.length);
      const module = readFileSync(`${folder}/${file}`, 'utf8');
      // Several catalogues may be in one file: `export{t as money,n as level}`.
      const [, exported = ''] = /export\s*\{([^}]+)\}/.exec(module) ?? [];
      const catalogues = exported.split(',').map((one) => one.split(' as ')[0]);
      return route.fulfill({
        contentType: 'text/javascript',
        body: `${module}\n[${catalogues}].forEach(${wrapTexts});`,
      });
    });
}

export const untranslatedTextOn = (page: Page): Promise<string[]> =>
  page.evaluate(findUntranslated, languageNames);
