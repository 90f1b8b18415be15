/** A page to measure in. */
import type { BrowserContext, Page } from 'playwright';

/**
 * With each window Chromium loads pages of its own address bar, of seventy scripts. During a measured load they take the
 * processor from a page that computes, and nothing from one that waits for the line: first paints of 480 ms took 650.
 */
const untilOwnPagesLoaded = 1500;

export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await new Promise((resolve) => setTimeout(resolve, untilOwnPagesLoaded));
  return page;
}
