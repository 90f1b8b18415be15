// npm run screenshots [-- words of a screen's name] [--width 360] [--theme dark] [--locale fr]: contact sheets of all
// screens, in build/screenshots. One row per locale, one column per width and theme.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { inProject } from '#backend/project-root.ts';
import { textLanguages } from '#core/domain/languages.ts';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { interactions, pages, type Screen, states } from '#tests/accessibility/screens.ts';
import { languages, schemes, setAppearance, showScreen } from '#tests/accessibility/show-screen.ts';
import { demoCustomer, signIn } from '#tests/e2e/support/user-actions.ts';
import { startMarketplace } from '#tests/setup/start-marketplace.ts';

/** Longer pages are cut off at this height. */
const maxHeight = 2400;
/** A wider sheet is scaled down to this width. */
const maxWidth = 2448;
const gap = 8;

const list = { type: 'string', multiple: true } as const;
const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { width: list, theme: list, locale: list },
});
const widths = values.width?.map(Number) ?? [360, 768, 1280];
const themes = schemes.filter((scheme) => values.theme?.includes(scheme) ?? true);
const locales = values.locale
  ? textLanguages.filter((language) => values.locale?.includes(language))
  : languages;
const cells = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

const all = [...pages, ...states, ...interactions];
const screens = all.filter(
  (screen) => filters.length === 0 || filters.some((filter) => matches(filter, screen)),
);
if (screens.length * cells.length * locales.length === 0)
  throw new Error(`Nothing to show. There are: ${all.map(({ name }) => name).join('; ')}.`);

const folder = inProject('build', 'screenshots');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const marketplace = await startMarketplace();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const [anonymous, signedIn] = [await openPage(browser), await openPage(browser)];
  await signIn(signedIn, demoCustomer);
  for (const screen of screens) {
    const written = sheet(screen.isSignedIn ? signedIn : anonymous, screen);
    await written.then(console.log, (error) => {
      console.error(error);
      process.exitCode = 1;
    });
  }
} finally {
  await browser.close();
  await marketplace.stop();
}

function matches(filter: string, { name, path = '' }: Screen): boolean {
  const isWholeName = all.some((screen) => screen.name === filter);
  return isWholeName ? name === filter : `${name} ${path}`.includes(filter);
}

async function openPage(launched: Browser): Promise<Page> {
  const context = await launched.newContext({ baseURL: marketplace.address, locale: 'en-GB' });
  return context.newPage();
}

/** Returns the file's path. */
async function sheet(page: Page, screen: Screen): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await showScreen(page, screen);
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
  // Elements that measure themselves need a frame for it.
  const { pageWidth, pageHeight } = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { pageWidth: scrollWidth, pageHeight: scrollHeight };
  });
  const whole = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: pageWidth, height: Math.min(pageHeight, maxHeight) },
    type: 'jpeg',
    quality: 95,
  });
  return sharp(whole)
    .resize({ width: Math.min(width, Math.floor(maxWidth / cells.length) - gap) })
    .toBuffer({ resolveWithObject: true });
}
