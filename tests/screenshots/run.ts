// npm run screenshots [-- words of a screen's name] [--width 360] [--theme dark] [--locale fr]: contact sheets of all
// there is to look at, in build/screenshots. One row for each locale, one column for each width in each theme.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { inProject } from '#backend/project-root.ts';
import { textLanguages } from '#core/i18n/locale.ts';
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs';
import { interactions, pages, type Screen, states } from '#tests/accessibility/screens.ts';
import { languages, present, schemes, setAppearance } from '#tests/accessibility/show-screen.ts';
import { demoCustomer, signIn } from '#tests/e2e/user-actions.ts';
import { startMarketplace } from '#tests/setup/start-marketplace.ts';

/** What is longer goes on below the sheet's edge. */
const tallest = 2400;
/** Pictures are shown smaller where more of them stand side by side than this is wide. */
const widest = 2448;
const gap = 8;

const some = { type: 'string', multiple: true } as const;
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { width: some, theme: some, locale: some },
});
const widths = values.width?.map(Number) ?? [360, 768, 1280];
const themes = schemes.filter((scheme) => values.theme?.includes(scheme) ?? true);
const locales = values.locale
  ? textLanguages.filter((language) => values.locale?.includes(language))
  : languages;
const cells = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

const all = [...pages, ...states, ...interactions];
const screens = all.filter((screen) => words.length === 0 || words.some((word) => isMeant(word, screen)));
if (screens.length * cells.length * locales.length === 0)
  throw new Error(`Nothing to show. There are: ${all.map(({ name }) => name).join('; ')}.`);

const folder = inProject('build', 'screenshots');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const marketplace = await startMarketplace();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const [stranger, person] = [await visitor(browser), await visitor(browser)];
  await signIn(person, demoCustomer);
  for (const screen of screens) {
    const drawn = sheet(screen.isSignedIn ? person : stranger, screen);
    await drawn.then(console.log, (error) => {
      console.error(error);
      process.exitCode = 1;
    });
  }
} finally {
  await browser.close();
  await marketplace.stop();
}

function isMeant(word: string, { name, path = '' }: Screen): boolean {
  const isWholeName = all.some((screen) => screen.name === word);
  return isWholeName ? name === word : `${name} ${path}`.includes(word);
}

async function visitor(launched: Browser): Promise<Page> {
  const context = await launched.newContext({ baseURL: marketplace.address, locale: 'en-GB' });
  return context.newPage();
}

/** Returns the file's path. */
async function sheet(page: Page, screen: Screen): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await present(page, screen);
  const tiles: OverlayOptions[] = [];
  let [right, bottom] = [0, 0];
  for (const locale of locales) {
    const top = bottom;
    let left = 0;
    for (const { theme, width } of cells) {
      await setAppearance(page, theme, locale);
      const { data, info } = await picture(page, width);
      tiles.push({ input: data, left, top });
      left += info.width + gap;
      right = Math.max(right, left);
      bottom = Math.max(bottom, top + info.height + gap);
    }
  }
  const path = join(folder, `${screen.name.replace(/[^\w=-]+/g, '-').replace(/^-|-$/g, '') || 'home'}.png`);
  await sharp({ create: { width: right, height: bottom, channels: 3, background: '#888888' } })
    .composite(tiles)
    .toFile(path);
  return path;
}

async function picture(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  // What measures itself needs a frame for it.
  const { taken, tall } = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { taken: scrollWidth, tall: scrollHeight };
  });
  const whole = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: taken, height: Math.min(tall, tallest) },
    type: 'jpeg',
    quality: 95,
  });
  return sharp(whole)
    .resize({ width: Math.min(width, Math.floor(widest / cells.length) - gap) })
    .toBuffer({ resolveWithObject: true });
}
