/** From page to page on a slow phone: the time from the tap on a link until what it leads to is shown. */
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import type { Goal, Result } from './goals.ts';
import { openPhone, quiet } from './slow-phone.ts';
import { spreadOf } from './statistics.ts';
import { table } from './table.ts';

interface Step {
  name: string;
  from: string;
  link: string;
  /** What the next page shows first, and how many of them a phone's screen holds. */
  widget: string;
  shown: string;
  count: number;
}

const steps: Step[] = [
  {
    ...{ name: 'home → category', from: '/', link: 'main a[href="/Category/document"]' },
    ...{ widget: 'dragoman-offer-grid', shown: '[part~=card]', count: 3 },
  },
  {
    ...{ name: 'category → offer', from: '/Category/document', link: 'dragoman-offer-grid [part~=details]' },
    ...{ widget: 'dragoman-offer-detail', shown: '[part~=title]', count: 1 },
  },
];

export async function measureNextPage(siteUrl: string, rounds: number): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const lines: string[][] = [];
    const goals: Goal[] = [];
    for (const step of steps) {
      const hovered: number[] = [];
      const tapped: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        hovered.push(await timeOf(browser, siteUrl, step, true));
        tapped.push(await timeOf(browser, siteUrl, step, false));
      }
      const measured = spreadOf(hovered).median;
      lines.push([step.name, measured.toFixed(0), spreadOf(tapped).median.toFixed(0)]);
      goals.push({ what: `${step.name}, tap to content after a hover, ms`, measured, atMost: 100 });
    }
    return {
      text: table(['step', 'tap to content after a hover, ms', 'without one'], lines).join('\n'),
      goals,
    };
  } finally {
    await browser.close();
  }
}

async function timeOf(browser: Browser, siteUrl: string, step: Step, isHovered: boolean): Promise<number> {
  const page = await openPhone(browser);
  await page.goto(siteUrl + step.from);
  await page.locator('#site[data-started]').waitFor({ state: 'attached' });
  const link = page.locator(step.link).first();
  await link.scrollIntoViewIfNeeded();
  await quiet(page);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (isHovered) {
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/api/')),
      page.mouse.move(x + width / 2, y + height / 2),
    ]);
    await quiet(page);
  }
  await page.evaluate(watchContent, step);
  await page.mouse.click(x + width / 2, y + height / 2);
  const measured = await page.evaluate((): Promise<number> => Reflect.get(globalThis, 'timeToContent'));
  await page.context().close();
  return measured;
}

/** Runs in the page. No function with a name: the compiler would add a call of a helper that the page does not have. */
const watchContent = ({ widget, shown, count }: Step): void => {
  const timeToContent = new Promise((resolve) => {
    addEventListener(
      'click',
      async ({ timeStamp }) => {
        // The page before may have such a widget too.
        const before = document.querySelector(widget);
        let found = 0;
        while (found < count) {
          await new Promise((resolveFrame) => requestAnimationFrame(resolveFrame));
          const next = document.querySelector(widget);
          found = next === before ? 0 : (next?.shadowRoot?.querySelectorAll(shown).length ?? 0);
        }
        // After the frame that shows it, and before other tasks of the page.
        await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
        resolve(performance.now() - timeStamp);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { timeToContent });
};
