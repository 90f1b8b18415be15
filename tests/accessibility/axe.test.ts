import type { Page } from 'playwright';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { pseudoLocale } from '#tests/contracts/pseudo-locale.ts';
import { browserFor } from '#tests/e2e/browser.ts';
import { signedInPaths } from '#tests/e2e/site-paths.ts';
import { demoCustomer, enterSignIn, newUser, signIn, signUp } from '#tests/e2e/user-actions.ts';
import { violationsOn } from './axe.ts';
import { outlineErrorsOn } from './heading-outline.ts';
import { enablePseudoLocale, untranslatedTextOn } from './pseudo-locale-page.ts';
import { interactions, pages, type Screen, slowLoads, states } from './screens.ts';
import { languages, schemes, setAppearance, showScreen } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));

/**
 * `AXE=all` checks every screen in every scheme and language. Otherwise the screens take turns, and the widgets' demo
 * states are covered by tests/contracts/states.test.tsx.
 */
const isThorough = process.env.AXE === 'all';
const everyThird = (all: readonly Screen[]) =>
  all.filter((_, index) => isThorough || index % 3 === Math.floor(index / 3) % 3);
const screens = [...pages, ...interactions, ...everyThird(slowLoads), ...(isThorough ? states : [])];
const appearances = languages.flatMap((language) => schemes.map((scheme) => ({ scheme, language })));

let checks = 0;
afterAll(() => console.log(`axe: ${checks} checks`));

/**
 * Violations that remain. During a colour transition, or while an element has its new `lang` but not its new texts yet,
 * a check on a busy machine would report violations that disappear.
 */
async function remainingViolations(check: () => Promise<string[]>): Promise<string[]> {
  let violations: string[] = [];
  const none = async () => {
    violations = await check();
    expect(violations).toEqual([]);
  };
  await vi.waitFor(none, { timeout: 5_000 }).catch(() => undefined);
  return violations;
}

async function checkScreens(page: Page, wanted: readonly Screen[]): Promise<string[]> {
  const violations: string[] = [];
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
  return violations;
}

/** About seventy screens, one after the other. */
const timeout = isThorough ? 3_600_000 : 600_000;

describe('axe finds no violation, headings start at one h1 and skip no level, and all texts are translated', () => {
  it('for a signed-out visitor', { timeout: timeout }, async () => {
    const { page } = await visit();
    expect(
      await checkScreens(
        page,
        screens.filter(({ isSignedIn }) => !isSignedIn),
      ),
    ).toEqual([]);
  });

  it('for a signed-in user', { timeout: timeout }, async () => {
    const { page } = await visit();
    await signIn(page, demoCustomer);
    expect(
      await checkScreens(
        page,
        screens.filter(({ isSignedIn }) => isSignedIn),
      ),
    ).toEqual([]);
  });

  it('for a new user', { timeout: timeout }, async () => {
    const { page } = await visit();
    const person = newUser('Nova');
    await page.goto('/SignIn?mode=sign-up');
    await signUp(page, person);
    await enterSignIn(page, person);
    await page.waitForURL((url) => url.pathname === '/');
    expect(
      await checkScreens(
        page,
        pages.filter(({ name }) => signedInPaths.includes(name)),
      ),
    ).toEqual([]);
  });
});
