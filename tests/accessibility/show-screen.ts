/** Opens a screen, and switches its colour scheme and language without a reload. */
import type { Page } from 'playwright';
import type { TextLanguage } from '#core/domain/languages.ts';
import { appStarted } from '#tests/e2e/support/browser.ts';
import type { NetworkFault, Screen } from './screens.ts';

export const schemes = ['light', 'dark'] as const;
export const languages: readonly TextLanguage[] = ['en', 'ar'];
export type Scheme = (typeof schemes)[number];

const barePath = '/a-page-for-elements';

const barePage = (elements: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title translate="no">Elements</title><link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; background: light-dark(#FCFBF8, #14130F); color: light-dark(#1E1B16, #F2EFE7); }
      body { margin: 24px; }
    </style>
    <script type="module" src="/embed/dragoman.js"></script>
  </head>
  <body><main><h1 translate="no">Elements</h1>${elements}</main></body>
</html>`;

export async function showScreen(page: Page, screen: Screen): Promise<void> {
  await openScreen(page, screen).catch((cause: Error) => {
    throw new Error(`${screen.name} cannot be shown: ${cause.message}`, { cause });
  });
}

async function openScreen(page: Page, { path, elements, networkFault, prepare }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (elements !== undefined)
    await page.route(`**${barePath}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: barePage(elements) }),
    );
  if (networkFault) await applyFault(page, networkFault);
  await page.goto(path ?? barePath);
  await chooseLanguage(page, 'en');
  for (const element of await page.locator('[load]').all())
    await element.evaluate((node) => node.setAttribute('load', 'eager'));
  await waitUntilSettled(page, 'en', networkFault);
  await prepare?.(page);
}

/** Applies the fault to every call of the page's scripts except the first profile call, which starts the others. */
async function applyFault(page: Page, networkFault: NetworkFault): Promise<void> {
  let isProfileLoaded = false;
  await page.route('**', (route) => {
    const call = route.request();
    if (call.resourceType() !== 'fetch') return route.fallback();
    if (!isProfileLoaded && call.url().endsWith('/user/Profile')) {
      isProfileLoaded = true;
      return route.fallback();
    }
    switch (networkFault) {
      case 'silent':
        return;
      case 'failing':
        return route.fulfill({ status: 500, json: { type: 'error', message: 'It broke.' } });
      case 'cut':
        return route.abort('internetdisconnected');
    }
  });
}

export async function setAppearance(
  page: Page,
  scheme: Scheme,
  language: TextLanguage,
  networkFault?: NetworkFault,
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await chooseLanguage(page, language);
  // A page may start to load its messages one frame after the language changed.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await waitUntilSettled(page, language, networkFault);
  // Colours in transition between the schemes must not be checked.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Uses the site's language switch; on other pages sets the page's `lang`. */
async function chooseLanguage(page: Page, language: TextLanguage): Promise<void> {
  await page.locator('main, dragoman-toaster').first().waitFor({ state: 'attached' });
  const isSite = await page.evaluate(() => document.querySelector('.language-switch select') !== null);
  if (isSite) {
    await appStarted(page);
    await page.locator('.language-switch select').first().selectOption(language, { force: true });
  } else await page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), language);
}

/** Waits until every element has the language and its data, unless it demonstrates loading. */
const waitUntilSettled = (page: Page, language: TextLanguage, networkFault?: NetworkFault) =>
  // The predicate must be synchronous: a promise is truthy at once.
  page.waitForFunction(
    ([lang, isSilent]) => {
      const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
        /^dragoman-/.test(localName),
      );
      return (
        document.documentElement.lang === lang &&
        document.fonts.status === 'loaded' &&
        !document.querySelector('main .loading') &&
        elements.every((element) => {
          const root = element.shadowRoot?.querySelector('[data-dragoman-root]:not([hidden])');
          const mayWait = isSilent || element.getAttribute('demo') === 'loading';
          return root?.getAttribute('lang') === lang && (mayWait || !root.querySelector('[part~=skeleton]'));
        })
      );
    },
    [language, networkFault === 'silent'] as const,
  );
