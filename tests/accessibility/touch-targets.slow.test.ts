import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { publicPaths, signedInPaths } from '#tests/e2e/support/site-paths.ts';
import { demoCustomer, signIn } from '#tests/e2e/support/user-actions.ts';
import { showScreen } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Controls that a touch 21 px beside their centre misses. Links within a sentence are exempt. */
const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const radius = 21;
    // A notice covers everything, but only for five seconds.
    document.querySelector<HTMLElement>('dragoman-toaster')?.style.setProperty('display', 'none');
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [
        node,
        ...(node.shadowRoot ? inside(node.shadowRoot) : []),
      ]);
    const elementAt = (x: number, y: number, root: Document | ShadowRoot = document): Element | null => {
      const found = root.elementFromPoint(x, y);
      return found?.shadowRoot && found.shadowRoot !== root ? elementAt(x, y, found.shadowRoot) : found;
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
        const isHit = (across: number, along: number) => {
          const hit = elementAt(x + across, y + along);
          return hit !== null && (box.contains(hit) || hit.closest('label')?.control === node);
        };
        // Collapsed, covered and visually hidden controls are no touch targets.
        if (width < 2 || !isHit(0, 0)) return [];
        const isReached = [-radius, radius].every((off) => isHit(off, 0) && isHit(0, off));
        const name = node.getAttribute('aria-label') ?? node.textContent?.trim();
        return isReached ? [] : [`${node.localName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`];
      });
  });

async function smallTargets(page: Page, paths: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for (const path of paths) {
    await showScreen(page, { name: path, path });
    all.push(...(await smallTargetsOn(page)).map((one) => `${path}: ${one}`));
  }
  return all;
}

it('every control of every page is a touch target of 44 by 44 px', { timeout: 480_000 }, async () => {
  const { page } = await visit(phone);
  const onPublicPages = await smallTargets(page, publicPaths);
  await signIn(page, demoCustomer);
  // A notice moves the page while it comes and goes.
  await page.goto('/Select');
  const notice = page.getByText('Logged In');
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });
  expect([...onPublicPages, ...(await smallTargets(page, signedInPaths))]).toEqual([]);
});

it('no field has a text of under 16 px, for which phones enlarge the page', {
  timeout: 480_000,
}, async () => {
  const { page } = await visit(phone);
  // Nobody types into the others.
  const texts =
    'input:not([type=file], [type=radio], [type=checkbox], [type=range], [type=color]), select, textarea';
  const small: string[] = [];
  await signIn(page, demoCustomer);
  for (const path of [...publicPaths, ...signedInPaths]) {
    await showScreen(page, { name: path, path });
    const fields = page.locator(texts).filter({ visible: true });
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => ({
        size: Number.parseFloat(getComputedStyle(field).fontSize),
        name: field.getAttribute('name') ?? field.className,
      })),
    );
    small.push(...sizes.filter(({ size }) => size < 16).map(({ name, size }) => `${path}: ${name} ${size}`));
  }
  expect(small).toEqual([]);
});
