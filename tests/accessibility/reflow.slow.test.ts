import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { publicPaths, signedInPaths } from '#tests/e2e/support/site-paths.ts';
import { demoCustomer, signIn } from '#tests/e2e/support/user-actions.ts';
import { showScreen } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));

/** A window of 1280 by 1024 at 400 % zoom. */
const zoomed = { viewport: { width: 320, height: 256 } };

/** The text spacing of WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Adds the style sheet to the page and every shadow root. */
const addTextSpacing = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const adopt = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) adopt(shadowRoot);
    };
    adopt(document);
  }, spacing);

/** Clipped texts. Texts with an intended ellipsis are shown in full elsewhere. */
const clippedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [
        node,
        ...(node.shadowRoot ? inside(node.shadowRoot) : []),
      ]);
    return inside(document.body).flatMap((node) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(node);
      const isIntended = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
      const isClipped =
        (overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1) ||
        (overflowY === 'hidden' && node.scrollHeight > node.clientHeight + 1);
      const holdsText = [...node.childNodes].some((child) => child instanceof Text && child.data.trim());
      return isClipped && holdsText && !isIntended && node.checkVisibility()
        ? [`${node.localName} “${node.textContent?.trim().slice(0, 40)}” is cut off`]
        : [];
    });
  });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The help links below every page, in order. */
const helpOn = (page: Page) =>
  page.locator('.footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '));

async function reflowProblems(page: Page, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  let help: string | undefined;
  for (const path of paths) {
    const note = (problem: string) => problems.push(`${path}: ${problem}`);
    await showScreen(page, { name: path, path });
    const [plain, links] = [await widthOf(page), await helpOn(page)];
    if (plain > 320) note(`${plain} px wide`);
    help ??= links;
    if (links !== help) note(`has other help links: ${links}`);
    await addTextSpacing(page);
    const spaced = await widthOf(page);
    if (spaced > 320) note(`${spaced} px wide with more space in its text`);
    for (const clipped of await clippedOn(page)) note(clipped);
  }
  return problems;
}

it('every page fits 320 px, also with WCAG text spacing, and has the same help links', {
  timeout: 480_000,
}, async () => {
  const { page } = await visit(zoomed);
  const problems = await reflowProblems(page, publicPaths);
  await signIn(page, demoCustomer);
  expect([...problems, ...(await reflowProblems(page, signedInPaths))]).toEqual([]);
});
