/** The heading outline of a page, as screen reader users navigate it. */
import type { Page } from 'playwright';

/** Outline errors: not exactly one `h1`, or a skipped level. */
export async function outlineErrorsOn(page: Page): Promise<string[]> {
  const headings = await page.evaluate(() => {
    /** Visible elements in flat-tree order: slotted children at the position of their slot. */
    const flatTree = (node: Element): Element[] => {
      const isSlot = node instanceof HTMLSlotElement;
      if (!isSlot && !node.checkVisibility()) return [];
      const slotted = isSlot ? node.assignedElements() : [];
      const children = slotted.length > 0 ? slotted : [...(node.shadowRoot ?? node).children];
      return [node, ...children.flatMap(flatTree)];
    };
    return (
      flatTree(document.body)
        // A modal dialog is a document of its own: all behind it is inert.
        .filter((node) => /^h[1-6]$/.test(node.localName) && !node.closest('dialog:modal'))
        .map((node) => ({ level: Number(node.localName[1]), text: node.textContent?.trim().slice(0, 40) }))
    );
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
