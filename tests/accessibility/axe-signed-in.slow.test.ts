import { describe, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { demoCustomer, signIn } from '#tests/e2e/support/user-actions.ts';
import { checkScreens, screens, timeout } from './check-screens.ts';

const { visit } = browserFor(inject('siteUrl'));

describe('axe finds no violation, headings start at one h1 and skip no level, and all texts are translated', () => {
  it('for a signed-in user', { timeout }, async () => {
    const { page } = await visit();
    await signIn(page, demoCustomer);
    const wanted = screens.filter(({ isSignedIn }) => isSignedIn);
    expect(await checkScreens(page, wanted)).toEqual([]);
  });
});
