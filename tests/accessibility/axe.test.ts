import type { Page } from 'playwright';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { bracketed } from '#tests/contracts/pseudo-locale.ts';
import { browserFor } from '#tests/e2e/browser.ts';
import { signedInPaths } from '#tests/e2e/site-paths.ts';
import { demoCustomer, enterSignIn, newUser, signIn, signUp } from '#tests/e2e/user-actions.ts';
import { violationsOn } from './axe.ts';
import { outlineFaultsOn } from './heading-outline.ts';
import { enablePseudoLocale, strayWordsOn } from './pseudo-locale-page.ts';
import { interactions, pages, type Screen, slowLoads, states } from './screens.ts';
import { languages, present, schemes, setAppearance } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));

/**
 * `AXE=all` looks at every screen in every scheme and language. Otherwise each takes its turn, and the widgets' plain
 * states are left to tests/contracts/states.test.tsx.
 */
const isThorough = process.env.AXE === 'all';
const inTurn = (all: readonly Screen[]) =>
  all.filter((_, index) => isThorough || index % 3 === Math.floor(index / 3) % 3);
const screens = [...pages, ...interactions, ...inTurn(slowLoads), ...(isThorough ? states : [])];
const looks = languages.flatMap((language) => schemes.map((scheme) => ({ scheme, language })));

let checks = 0;
afterAll(() => console.log(`axe: ${checks} checks`));

/**
 * What is wrong for good. Colours go over from one scheme to the other bit by bit, and an element is said to be in
 * another language before its words are drawn: on a busy machine the first look comes in between.
 */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = [];
  const none = async () => {
    faults = await look();
    expect(faults).toEqual([]);
  };
  await vi.waitFor(none, { timeout: 5_000 }).catch(() => undefined);
  return faults;
}

async function faultsOf(page: Page, wanted: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  await enablePseudoLocale(page.context());
  for (const [turn, screen] of wanted.entries()) {
    await present(page, screen);
    faults.push(...(await lasting(() => outlineFaultsOn(page))).map((fault) => `${screen.name}: ${fault}`));
    for (const { scheme, language } of looks.filter(
      (_, index) => isThorough || index === turn % looks.length,
    )) {
      await setAppearance(page, scheme, language, screen.line);
      checks += 1;
      for (const violation of await lasting(() => violationsOn(page)))
        faults.push(`${screen.name}, ${scheme}, ${language}: ${violation}`);
    }
    await setAppearance(page, 'light', bracketed, screen.line);
    faults.push(
      ...(await lasting(() => strayWordsOn(page))).map(
        (words) => `${screen.name} says from no catalogue: ${words}`,
      ),
    );
  }
  return faults;
}

/** Some seventy screens, one after the other. */
const patience = isThorough ? 3_600_000 : 600_000;

describe('axe finds nothing wrong, one h1 leads to headings that leave out no level, and all words are translated,', () => {
  it('with what somebody signed out sees', { timeout: patience }, async () => {
    const { page } = await visit();
    expect(
      await faultsOf(
        page,
        screens.filter(({ isSignedIn }) => !isSignedIn),
      ),
    ).toEqual([]);
  });

  it('with what somebody signed in sees', { timeout: patience }, async () => {
    const { page } = await visit();
    await signIn(page, demoCustomer);
    expect(
      await faultsOf(
        page,
        screens.filter(({ isSignedIn }) => isSignedIn),
      ),
    ).toEqual([]);
  });

  it('with what somebody new sees', { timeout: patience }, async () => {
    const { page } = await visit();
    const person = newUser('Nova');
    await page.goto('/SignIn?mode=sign-up');
    await signUp(page, person);
    await enterSignIn(page, person);
    await page.waitForURL((url) => url.pathname === '/');
    expect(
      await faultsOf(
        page,
        pages.filter(({ name }) => signedInPaths.includes(name)),
      ),
    ).toEqual([]);
  });
});
