/** The screens of somebody who has nothing yet: empty lists instead of rows. */
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { signedInPaths } from '#tests/e2e/support/site-paths.ts';
import { enterSignIn, newUser, signUp } from '#tests/e2e/support/user-actions.ts';
import { checkScreens, timeout } from './check-screens.ts';
import { pages } from './screens.ts';

const { visit } = browserFor(inject('siteUrl'));

describe('axe finds no violation, headings start at one h1 and skip no level, and all texts are translated', () => {
  it('for a new user', { timeout }, async () => {
    const { page } = await visit();
    const person = newUser('Nova');
    await page.goto('/SignIn?mode=sign-up');
    await signUp(page, person);
    await enterSignIn(page, person);
    await page.waitForURL((url) => url.pathname === '/');
    const wanted = pages.filter(({ name }) => signedInPaths.includes(name));
    expect(await checkScreens(page, wanted)).toEqual([]);
  });
});
