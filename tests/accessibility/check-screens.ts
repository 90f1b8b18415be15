/** Checks screens for axe violations, heading structure and untranslated texts. */
import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import { pseudoLocale } from '#tests/contracts/pseudo-locale.ts';
import { violationsOn } from './axe.ts';
import { outlineErrorsOn } from './heading-outline.ts';
import { enablePseudoLocale, untranslatedTextOn } from './pseudo-locale-page.ts';
import { interactions, pages, type Screen, slowLoads } from './screens.ts';
import { setAppearance, showScreen } from './show-screen.ts';

/**
 * `AXE=all`, as in `npm run test:all`, checks every screen in each scheme and each language. Otherwise the screens take
 * turns. The widgets' demo states are checked without a site: tests/contracts/states.slow.test.tsx.
 */
const isThorough = process.env.AXE === 'all';
const everyThird = (all: readonly Screen[]) =>
  all.filter((_, index) => isThorough || index % 3 === Math.floor(index / 3) % 3);
export const screens = [...pages, ...interactions, ...everyThird(slowLoads)];
/** Each scheme and each language once: colours know no language. */
const appearances = [
  { language: 'en', scheme: 'light' },
  { language: 'ar', scheme: 'dark' },
] as const;

/** Dozens of screens, one after the other. */
export const timeout = isThorough ? 3_600_000 : 600_000;

export async function checkScreens(page: Page, wanted: readonly Screen[]): Promise<string[]> {
  const violations: string[] = [];
  let checks = 0;
  await enablePseudoLocale(page.context());
  for (const [turn, screen] of wanted.entries()) {
    await showScreen(page, screen);
    violations.push(
      ...(await remainingViolations(() => outlineErrorsOn(page))).map(
        (violation) => `${screen.name}: ${violation}`,
      ),
    );
    for (const { scheme, language } of appearances.filter(
      (_, index) => isThorough || index === turn % appearances.length,
    )) {
      await setAppearance(page, scheme, language, screen.networkFault);
      checks += 1;
      for (const violation of await remainingViolations(() => violationsOn(page)))
        violations.push(`${screen.name}, ${scheme}, ${language}: ${violation}`);
    }
    await setAppearance(page, 'light', pseudoLocale, screen.networkFault);
    violations.push(
      ...(await remainingViolations(() => untranslatedTextOn(page))).map(
        (words) => `${screen.name} shows untranslated text: ${words}`,
      ),
    );
  }
  console.log(`axe: ${checks} checks`);
  return violations;
}

/**
 * Violations that remain. During a colour transition, or while an element has its new `lang` but not its new texts yet,
 * a check on a busy machine would report violations that disappear.
 */
export async function remainingViolations(check: () => Promise<string[]>): Promise<string[]> {
  let violations: string[] = [];
  const none = async () => {
    violations = await check();
    expect(violations).toEqual([]);
  };
  await vi.waitFor(none, { timeout: 5_000 }).catch(() => undefined);
  return violations;
}
