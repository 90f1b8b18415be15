import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/browser.ts';
import { publicPaths, signedInPaths } from '#tests/e2e/site-paths.ts';
import { demoCustomer, signIn } from '#tests/e2e/user-actions.ts';
import { present } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The controls that a finger misses which comes down 21 px beside their middle. A link in a sentence is as tall as it. */
const missedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = 21;
    // A notice floats above everything, and is gone after five seconds.
    document.querySelector<HTMLElement>('dragoman-toaster')?.style.setProperty('display', 'none');
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [
        node,
        ...(node.shadowRoot ? inside(node.shadowRoot) : []),
      ]);
    const under = (x: number, y: number, root: Document | ShadowRoot = document): Element | null => {
      const found = root.elementFromPoint(x, y);
      return found?.shadowRoot && found.shadowRoot !== root ? under(x, y, found.shadowRoot) : found;
    };
    const isInSentence = (node: Element) =>
      getComputedStyle(node).display === 'inline' && node.parentElement?.textContent !== node.textContent;
    return inside(document)
      .filter((node) => node.matches('a[href], button, input, select, textarea, summary, [role=option]'))
      .filter((node) => !node.matches(':disabled') && !isInSentence(node))
      .flatMap((node) => {
        node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = node.closest('label') ?? node;
        const { left, top, width, height } = box.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isMet = (across: number, along: number) => {
          const hit = under(x + across, y + along);
          return hit !== null && (box.contains(hit) || hit.closest('label')?.control === node);
        };
        // What is folded up, behind something or for assistive technology alone is not to be pressed.
        if (width < 2 || !isMet(0, 0)) return [];
        const isReached = [-reach, reach].every((off) => isMet(off, 0) && isMet(0, off));
        const name = node.getAttribute('aria-label') ?? node.textContent?.trim();
        return isReached ? [] : [`${node.localName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`];
      });
  });

async function missed(page: Page, paths: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for (const path of paths) {
    await present(page, { name: path, path });
    all.push(...(await missedOn(page)).map((one) => `${path}: ${one}`));
  }
  return all;
}

it('a finger meets every control of every page, 44 px wide and high', { timeout: 240_000 }, async () => {
  const { page } = await visit(phone);
  const missedByAnybody = await missed(page, publicPaths);
  await signIn(page, demoCustomer);
  expect([...missedByAnybody, ...(await missed(page, signedInPaths))]).toEqual([]);
});
