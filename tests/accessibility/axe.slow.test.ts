import { describe, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { checkScreens, screens, timeout } from './check-screens.ts';

const { visit } = browserFor(inject('siteUrl'));

describe('axe finds no violation, headings start at one h1 and skip no level, and all texts are translated', () => {
  it('for a signed-out visitor', { timeout }, async () => {
    const { page } = await visit();
    const wanted = screens.filter(({ isSignedIn }) => !isSignedIn);
    expect(await checkScreens(page, wanted)).toEqual([]);
  });
});
