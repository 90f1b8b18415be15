/** The headings of a page as somebody who jumps from one to the next meets them. */
import type { Page } from 'playwright';

/** What is wrong with them: not one `h1`, or a level that is left out. */
export async function outlineFaultsOn(page: Page): Promise<string[]> {
  const headings = await page.evaluate(() => {
    /** In the order in which they are shown: what a host has in its slots stands where they are. */
    const shown = (node: Element): Element[] => {
      const isSlot = node instanceof HTMLSlotElement;
      if (!isSlot && !node.checkVisibility()) return [];
      const slotted = isSlot ? node.assignedElements() : [];
      const children = slotted.length > 0 ? slotted : [...(node.shadowRoot ?? node).children];
      return [node, ...children.flatMap(shown)];
    };
    return shown(document.body)
      .filter((node) => /^h[1-6]$/.test(node.localName))
      .map((node) => ({ level: Number(node.localName[1]), text: node.textContent?.trim().slice(0, 40) }));
  });
  const first = headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [
    ...(first.length === 1 ? [] : [`${first.length} h1: ${first.join(', ')}`]),
    ...headings.flatMap(({ level, text }, index) => {
      const before = headings[index - 1]?.level ?? 0;
      return level > before + 1 ? [`h${level} “${text}” after h${before}`] : [];
    }),
  ];
}
