import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { demoCustomer, signIn } from '#tests/e2e/support/user-actions.ts';
import { remainingViolations } from './check-screens.ts';
import { interactions, pages, type Screen, states } from './screens.ts';
import { setAppearance, showScreen } from './show-screen.ts';

const { visit } = browserFor(inject('siteUrl'));

/** The languages with the longest words, and the one from right to left. */
const languages = ['de', 'fr', 'ar'] as const;

const screens = [...pages, ...states.filter(({ name }) => name.endsWith('ready')), ...interactions];

/** Labels of controls and tables whose text is wider than their place. What scrolls on purpose is exempt. */
const cutLabelsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labels =
      'button, a, label, legend, summary, th, dt, [role=tab], [part~=chip], [part~=state], [part~=type]';
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [
        node,
        ...(node.shadowRoot ? inside(node.shadowRoot) : []),
      ]);
    const parentOf = (node: Element): Element | null => {
      const root = node.getRootNode();
      return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    /** The box around the texts of a label that everybody sees in full: no hidden ones, no previews with an ellipsis. */
    const textBoxOf = (label: Element) => {
      const boxes: DOMRect[] = [];
      const walk = (node: Node) => {
        if (node instanceof Text && node.data.trim()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          boxes.push(range.getBoundingClientRect());
        }
        if (node instanceof Element && node !== label) {
          const { clipPath, textOverflow } = getComputedStyle(node);
          if (clipPath !== 'none' || textOverflow === 'ellipsis') return;
        }
        for (const child of node.childNodes) walk(child);
      };
      walk(label);
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      };
    };
    const isCut = (label: Element): boolean => {
      const text = textBoxOf(label);
      if (text.right - text.left < 2) return false;
      for (let box: Element | null = label; box && box !== document.body; box = parentOf(box)) {
        const { overflowX, clipPath, textOverflow, display } = getComputedStyle(box);
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return false;
        const isLimit =
          overflowX !== 'visible' || textOverflow === 'ellipsis' || (box === label && display !== 'inline');
        const { left, right } = box.getBoundingClientRect();
        if (isLimit && (text.left < left - 1 || text.right > right + 1)) return true;
      }
      return text.left < -1 || text.right > innerWidth + 1;
    };
    return inside(document.body)
      .filter((node) => node.matches(labels) && node.checkVisibility() && node.textContent?.trim())
      .filter(isCut)
      .map((node) => `“${node.textContent?.trim().slice(0, 60)}” (${node.localName})`);
  });

async function problemsOn(page: Page, wanted: readonly Screen[]): Promise<string[]> {
  const problems: string[] = [];
  for (const screen of wanted) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await showScreen(page, screen);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of languages) {
      await setAppearance(page, 'light', language, screen.networkFault);
      // An open panel finds its place anew after the page has turned round.
      for (const label of await remainingViolations(() => cutLabelsOn(page)))
        problems.push(`${screen.name}, ${language}: ${label}`);
    }
  }
  return problems;
}

it('no label of a button, tab, field, chip or table is cut on a phone, in German, French and Arabic', {
  timeout: 900_000,
}, async () => {
  const { page } = await visit();
  const problems = await problemsOn(
    page,
    screens.filter(({ isSignedIn }) => !isSignedIn),
  );
  await signIn(page, demoCustomer);
  problems.push(
    ...(await problemsOn(
      page,
      screens.filter(({ isSignedIn }) => isSignedIn),
    )),
  );
  expect(problems).toEqual([]);
});
