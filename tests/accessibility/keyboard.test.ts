import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { focused, tabTo } from '#tests/e2e/support/keyboard-focus.ts';
import { newUser } from '#tests/e2e/support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

/** A window of 1280 by 1024 at 400 % zoom has 320 by 256 CSS pixels. */
const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

/** As one types it into a date field of an American browser. */
const nextWeek = new Date(Date.now() + 7 * 24 * 3600 * 1000)
  .toISOString()
  .slice(0, 10)
  .replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1');

/** What is wrong with the focused element: none, outside the viewport, covered, or without a focus ring. */
const focusProblem = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let root: Document | ShadowRoot = document;
    while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot;
    const node = root.activeElement;
    if (!node || node === document.body) return 'nowhere';
    const name = `${node.localName} ${node.getAttribute('name') ?? node.textContent?.trim().slice(0, 30)}`;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
      return `${name} is out of sight`;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const topElement = root.elementFromPoint(x, y);
    const frame = node.closest('label') ?? node;
    const isOwnLabel = topElement?.closest('label')?.control === node;
    // A notice covers everything, but only for five seconds.
    const isCovered = topElement && !isOwnLabel && !frame.contains(topElement) && !topElement.contains(node);
    if (isCovered && topElement.localName !== 'dragoman-toaster')
      return `${name} is behind ${topElement.outerHTML.slice(0, 80)}`;
    // The calendar button inside a date field and its ring belong to the browser.
    if (!node.matches(':focus')) return '';
    const styles = [node, node.parentElement, node.nextElementSibling, node.closest('label')].flatMap(
      (box) => (box ? [getComputedStyle(box), getComputedStyle(box, '::after')] : []),
    );
    const isRinged = styles.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
    return isRinged ? '' : `${name} shows no ring`;
  });

/** The styles of a new page come some frames after its focus. */
async function lastingFocusProblem(page: Page): Promise<string> {
  let problem = await focusProblem(page);
  for (let frame = 0; frame < 60 && problem.endsWith('shows no ring'); frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    problem = await focusProblem(page);
  }
  return problem;
}

it('search, booking, chat, dashboard, profile and publishing work by keyboard alone at 400 % zoom', {
  timeout: 480_000,
}, async () => {
  const { page } = await visit(zoomed);
  const person = newUser('Keya');
  const problems = new Set<string>();
  const note = (problem: string) => problems.add(`${new URL(page.url()).pathname}: ${problem}`);
  const check = async () => {
    const problem = await lastingFocusProblem(page);
    // After the last element of a page the focus moves to the browser's own controls.
    if (problem && problem !== 'nowhere') note(problem);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) note(`${width} px wide`);
  };
  const activate = async (wanted: RegExp) => {
    await tabTo(page, wanted, check);
    await page.keyboard.press('Enter');
  };
  const type = async (wanted: RegExp, text: string) => {
    await tabTo(page, wanted, check);
    await page.keyboard.type(text);
  };
  /** Waits for the next page, with the focus in it. */
  const waitForPage = async (address: RegExp, sign: string) => {
    await page.waitForURL(address);
    await page.locator(sign).first().waitFor();
    await expect.poll(() => focusProblem(page)).not.toBe('nowhere');
  };

  await page.goto('/document');
  await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  const found = page.waitForResponse((answer) => answer.url().includes('certificate'));
  await type(/^query$/, 'certificate');
  await found;
  await expect.poll(() => page.url()).toContain('query=certificate');
  // Cards inserted above would push the focused element out of the viewport.
  await page.locator('dragoman-offer-grid [part~=placeholders]').waitFor({ state: 'detached' });
  await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  await activate(/^More Details/);
  await waitForPage(/\/ProductDetails\/\d+/, 'dragoman-offer-detail [part~=checkout]');
  await activate(/^Checkout/);

  await waitForPage(/\/Checkout\/\d+/, 'dragoman-checkout [name=details]');
  await activate(/^Sign in$/);
  await waitForPage(/\/SignIn\?next=/, 'dragoman-sign-in [part~=toggle]');
  await activate(/^Sign up$/);
  await page.locator('dragoman-sign-in [name=confirmPassword]').waitFor();
  await type(/^firstname$/, person.firstname);
  await type(/^lastname$/, person.lastname);
  await type(/^email$/, person.email);
  await type(/^Choose a language/, 'English');
  await type(/^password$/, person.password);
  await type(/^confirmPassword$/, person.password);
  await page.keyboard.press('Enter');
  await page.locator('dragoman-sign-in [name=confirmPassword]').waitFor({ state: 'detached' });
  await type(/^email$/, person.email);
  await type(/^password$/, person.password);
  await page.keyboard.press('Enter');

  await waitForPage(/\/Checkout\/\d+/, 'dragoman-checkout [name=details]');
  await type(/^details$/, 'One page.');
  await type(/^date$/, nextWeek);
  await type(/^time$/, '0230PM');
  await activate(/^Checkout$/);
  await page.locator('dragoman-checkout [part~=booked]').waitFor();
  await activate(/^Open the conversation$/);

  await waitForPage(/\/messages/, 'dragoman-chat-inbox [part~=input]');
  await type(/^message$/, 'Hello there.');
  await page.keyboard.press('Enter');
  await page.locator('dragoman-chat-inbox [part~=message-own]').getByText('Hello there.').waitFor();
  await expect.poll(() => focused(page)).toBe('message');

  await page.goto('/Dashboard');
  // A customer begins with what they have ordered.
  await page.locator('dragoman-dashboard [part~=row]').first().waitFor();
  await tabTo(page, /^Accepted/, check);
  await page.keyboard.press('ArrowLeft');
  await page.locator('dragoman-dashboard [part~=publish]').waitFor();
  await page.keyboard.press('ArrowRight');
  const title = page.locator('dragoman-dashboard [part~=row] [part~=title]').first();
  await title.waitFor();
  await activate(new RegExp(`^${await title.textContent()}$`));
  await page.locator('dragoman-task [part~=next-step]').waitFor();
  await activate(/^Cancel$/);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Cancel');
  await page.keyboard.press('Enter');
  await activate(/^Cancel task$/);
  await page.locator('dragoman-task [part~=state]').getByText('Cancelled').waitFor();

  await page.goto('/Profile');
  const profile = page.locator('dragoman-profile');
  await profile.locator('[name=phonenumber]').waitFor();
  await type(/^phonenumber$/, '030-901-8201');
  await type(/^address$/, 'Museum Street 1, Berlin');
  await page.keyboard.press('Enter');
  await profile.getByRole('status').getByText(/saved/i).waitFor();
  expect(await lastingFocusProblem(page)).toBe('');

  await page.goto('/Select');
  await page.locator('dragoman-service-select a').first().waitFor();
  await activate(/^Offer/);
  await waitForPage(/\/Select\/Offer$/, 'dragoman-offer-form [name=title]');
  await type(/^title$/, 'Letters from a museum');
  await type(/^description$/, 'Old hands, read and put into plain words.');
  await tabTo(page, /^type$/, check);
  await page.keyboard.press('Space');
  await activate(/^Next$/);
  await page.locator('dragoman-offer-form [name=price]').waitFor();
  await expect.poll(() => focusProblem(page)).not.toBe('nowhere');
  await type(/^price$/, '44');
  await type(/^languages$/, 'German');
  await page.keyboard.press('Enter');
  await page.keyboard.type('English');
  await page.keyboard.press('Enter');
  await activate(/^Next$/);
  await page.locator('dragoman-offer-form [part~=submit]').waitFor();
  await expect.poll(() => focusProblem(page)).not.toBe('nowhere');
  await activate(/^Publish/);
  await waitForPage(/\/ProductDetails\/\d+$/, 'dragoman-offer-detail h1');
  expect([...problems]).toEqual([]);
});
