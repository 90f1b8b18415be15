/** Moves through a page by keyboard. */
import type { Page } from 'playwright';

/** The text of the focused element, inside widgets too. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.textContent?.trim() || element?.getAttribute('name') || element?.localName || '';
  });

/** Presses Tab until the focused element has this text. */
export async function tabTo(page: Page, wanted: RegExp, onStop = async () => {}): Promise<void> {
  const stops: string[] = [];
  while (stops.length < 80) {
    await page.keyboard.press('Tab');
    await onStop();
    const stop = await focused(page);
    if (wanted.test(stop)) return;
    stops.push(stop.slice(0, 30));
  }
  throw new Error(`Tab never came to ${wanted}: ${stops.join(', ')}`);
}
