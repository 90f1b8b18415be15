import type { Page } from 'playwright';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { visitorsOf } from '#tests/e2e/browser.ts';
import { demoCustomer, signIn } from '#tests/e2e/people.ts';
import { violationsOn } from './axe.ts';
import { doings, pages, type Screen, states } from './screens.ts';
import { languages, schemes, show, wear } from './showing.ts';

const { visit } = visitorsOf(inject('siteUrl'));

/**
 * `AXE=all` looks at every screen in every scheme and language. Otherwise each takes its turn, and the widgets' plain
 * states are left to tests/contracts/states.test.tsx.
 */
const isThorough = process.env.AXE === 'all';
const screens = isThorough ? [...pages, ...states, ...doings] : [...pages, ...doings];
const looks = languages.flatMap((language) => schemes.map((scheme) => ({ scheme, language })));

let checks = 0;
afterAll(() => console.log(`axe: ${checks} checks of ${screens.length} screens`));

/** The browser takes colours over from one scheme to the other bit by bit: what is wrong is so at a second look, too. */
async function lastingOn(page: Page): Promise<string[]> {
  const first = await violationsOn(page);
  return first.length === 0 ? first : violationsOn(page);
}

async function faultsOf(page: Page, wanted: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [turn, screen] of wanted.entries()) {
    await show(page, screen);
    for (const { scheme, language } of looks.filter(
      (_, index) => isThorough || index === turn % looks.length,
    )) {
      await wear(page, scheme, language);
      checks += 1;
      for (const violation of await lastingOn(page))
        faults.push(`${screen.name}, ${scheme}, ${language}: ${violation}`);
    }
  }
  return faults;
}

/** Some seventy screens, one after the other. */
const patience = isThorough ? 3_600_000 : 600_000;

describe('axe finds nothing wrong', () => {
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
});
