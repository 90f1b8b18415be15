/** Chromium by its own protocol and Firefox by WebDriver BiDi, both by Puppeteer. */
import { type LaunchOptions, launch, type Page } from 'puppeteer-core';
import { chromiumArgs, engineProgram, findChromium } from '#scripts/programs.mjs';
import { type Engine, type Tab, windowSize } from './engine.ts';

export const chromium = () =>
  start({ browser: 'chrome', executablePath: findChromium(), args: [...chromiumArgs, '--lang=en-GB'] });

export const firefox = () =>
  start({
    browser: 'firefox',
    executablePath: engineProgram('firefox-esr'),
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, defaultViewport: windowSize });
  return {
    async visit() {
      const context = await browser.createBrowserContext();
      await context.newPage();
      return {
        tabs: async () => (await context.pages()).map(tabOf),
        leave: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

const tabOf = (page: Page): Tab => ({
  async goto(address) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
  },
  run: (expression) => page.evaluate(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  screenshot: () => page.screenshot(),
});
