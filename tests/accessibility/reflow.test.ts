import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/browser.ts';
import { publicPaths, signedInPaths } from '#tests/e2e/site-paths.ts';
import { demoCustomer, signIn } from '#tests/e2e/user-actions.ts';
import { present } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));

/** A window of 1280 by 1024 at 400 %. */
const zoomed = { viewport: { width: 320, height: 256 } };

/** What WCAG 1.4.12 lets people set for themselves. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Puts a style sheet into the page and into every element on it. */
const wearSheet = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const wear = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) wear(shadowRoot);
    };
    wear(document);
  }, spacing);

/** Texts that lose their ends. What ends in dots by design is whole elsewhere. */
const clippedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [
        node,
        ...(node.shadowRoot ? inside(node.shadowRoot) : []),
      ]);
    return inside(document.body).flatMap((node) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(node);
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
      const isShort =
        (overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1) ||
        (overflowY === 'hidden' && node.scrollHeight > node.clientHeight + 1);
      const holdsText = [...node.childNodes].some((child) => child instanceof Text && child.data.trim());
      return isShort && holdsText && !isMeant && node.checkVisibility()
        ? [`${node.localName} “${node.textContent?.trim().slice(0, 40)}” is cut off`]
        : [];
    });
  });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The ways to help, as they follow one another below every page. */
const helpOn = (page: Page) =>
  page.locator('.footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '));

async function faultsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  let help: string | undefined;
  for (const path of paths) {
    const note = (fault: string) => faults.push(`${path}: ${fault}`);
    await present(page, { name: path, path });
    const [plain, ways] = [await widthOf(page), await helpOn(page)];
    if (plain > 320) note(`${plain} px wide`);
    help ??= ways;
    if (ways !== help) note(`offers help by ${ways}`);
    await wearSheet(page);
    const spaced = await widthOf(page);
    if (spaced > 320) note(`${spaced} px wide with more space in its text`);
    for (const clipped of await clippedOn(page)) note(clipped);
  }
  return faults;
}

it('every page fits 320 px, also with more space in its text, and offers help at one place', {
  timeout: 240_000,
}, async () => {
  const { page } = await visit(zoomed);
  const faults = await faultsOf(page, publicPaths);
  await signIn(page, demoCustomer);
  expect([...faults, ...(await faultsOf(page, signedInPaths))]).toEqual([]);
});
