import { describe, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/browser.ts';
import { violationsOn } from './axe.ts';
import { pages } from './screens.ts';
import { present, schemes, setAppearance } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));

const seen = pages.filter(({ name }) => ['/call', '/SignIn', 'a booking that nobody signed'].includes(name));

describe('somebody who asks their system for', () => {
  it('more contrast reads everything at 7 to 1', async () => {
    const { page } = await visit();
    const faint: string[] = [];
    for (const screen of seen) {
      await present(page, screen);
      await page.emulateMedia({ contrast: 'more' });
      for (const scheme of schemes) {
        await setAppearance(page, scheme, 'en');
        faint.push(...(await violationsOn(page, ['color-contrast-enhanced'])));
      }
    }
    expect(faint).toEqual([]);
  });

  it('less motion sees none that takes longer than a tenth of a second', async () => {
    const { page } = await visit();
    for (const screen of seen) {
      await present(page, screen);
      const slow = await page.evaluate(() => {
        const inside = (root: Document | ShadowRoot): Element[] =>
          [...root.querySelectorAll('*')].flatMap((node) => [
            node,
            ...(node.shadowRoot ? inside(node.shadowRoot) : []),
          ]);
        const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
        return inside(document)
          .filter((node) => {
            const { transitionDuration, animationDuration } = getComputedStyle(node);
            return Math.max(longest(transitionDuration), longest(animationDuration)) > 0.1;
          })
          .map(({ localName, className }) => `${localName} ${className}`);
      });
      expect(slow).toEqual([]);
    }
  });

  it('their own colours sees the edges of fields and buttons, and where the keyboard stands', async () => {
    const { page } = await visit();
    const unseen: string[] = [];
    for (const screen of seen) {
      await present(page, screen);
      await page.emulateMedia({ forcedColors: 'active' });
      // Whoever pressed a mouse button last is shown no ring on buttons.
      await page.keyboard.press('Tab');
      const controls = page.locator('main').locator('input, textarea, select, button, a[part]');
      for (const control of await controls.all()) {
        if (!(await control.isVisible())) continue;
        await control.focus();
        unseen.push(
          ...(await control.evaluate((node) => {
            const name = `${node.localName} ${node.getAttribute('name') ?? node.textContent}`;
            const drawn = [node, node.parentElement, node.closest('label')].flatMap((box) =>
              box ? [getComputedStyle(box)] : [],
            );
            const isFramed = node.matches('input, textarea, select, [part~=submit], [part~=book]');
            const hasEdge = drawn.some(({ borderTopStyle }) => borderTopStyle !== 'none');
            const hasRing = drawn.some(({ outlineStyle }) => outlineStyle !== 'none');
            return [
              ...(isFramed && !hasEdge ? [`${name} has no edge`] : []),
              ...(hasRing ? [] : [`${name} has no ring`]),
            ];
          })),
        );
      }
    }
    expect(unseen).toEqual([]);
  });
});
