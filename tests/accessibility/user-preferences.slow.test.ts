import { describe, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { violationsOn } from './axe.ts';
import { pages } from './screens.ts';
import { schemes, setAppearance, showScreen } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));

const screens = pages.filter(({ name }) => ['/call', '/SignIn', 'a refused booking'].includes(name));

describe('with the system preference for', () => {
  it('more contrast, all text has a contrast of 7 to 1', async () => {
    const { page } = await visit();
    const violations: string[] = [];
    for (const screen of screens) {
      await showScreen(page, screen);
      await page.emulateMedia({ contrast: 'more' });
      for (const scheme of schemes) {
        await setAppearance(page, scheme, 'en');
        violations.push(...(await violationsOn(page, ['color-contrast-enhanced'])));
      }
    }
    expect(violations).toEqual([]);
  });

  it('reduced motion, no animation takes longer than 0.1 s', async () => {
    const { page } = await visit();
    for (const screen of screens) {
      await showScreen(page, screen);
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

  it('forced colours, fields and buttons have borders and focus rings', async () => {
    const { page } = await visit();
    const missing: string[] = [];
    for (const screen of screens) {
      await showScreen(page, screen);
      await page.emulateMedia({ forcedColors: 'active' });
      // After a mouse click browsers show no focus ring on buttons.
      await page.keyboard.press('Tab');
      const controls = page.locator('main').locator('input, textarea, select, button, a[part]');
      for (const control of await controls.all()) {
        if (!(await control.isVisible())) continue;
        await control.focus();
        missing.push(
          ...(await control.evaluate((node) => {
            const name = `${node.localName} ${node.getAttribute('name') ?? node.textContent}`;
            const styles = [node, node.parentElement, node.closest('label')].flatMap((box) =>
              box ? [getComputedStyle(box)] : [],
            );
            const isFramed = node.matches('input, textarea, select, [part~=submit], [part~=book]');
            const hasEdge = styles.some(({ borderTopStyle }) => borderTopStyle !== 'none');
            const hasRing = styles.some(({ outlineStyle }) => outlineStyle !== 'none');
            return [
              ...(isFramed && !hasEdge ? [`${name} has no edge`] : []),
              ...(hasRing ? [] : [`${name} has no ring`]),
            ];
          })),
        );
      }
    }
    expect(missing).toEqual([]);
  });
});
