/** Brings a screen up, and dresses it in another scheme and language while it stays. */
import type { Page } from 'playwright';
import type { TextLanguage } from '#core/i18n/locale.ts';
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

export async function present(page: Page, screen: Screen): Promise<void> {
  await bringUp(page, screen).catch((cause) => {
    throw new Error(`${screen.name} does not come up.`, { cause });
  });
}

async function bringUp(page: Page, { path, elements, line, prepare }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.unrouteAll();
  if (elements !== undefined)
    await page.route(`**${barePath}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: barePage(elements) }),
    );
  if (line) await put(page, line);
  await page.goto(path ?? barePath);
  await choose(page, 'en');
  for (const element of await page.locator('[load]').all())
    await element.evaluate((node) => node.setAttribute('load', 'eager'));
  await settled(page, 'en', line);
  await prepare?.(page);
}

/** Every call of the page's scripts ends so, but for the first that asks who is there: they ask for the rest after it. */
async function put(page: Page, line: NetworkFault): Promise<void> {
  let isKnown = false;
  await page.route('**', (route) => {
    const call = route.request();
    if (call.resourceType() !== 'fetch') return route.fallback();
    if (!isKnown && call.url().endsWith('/user/Profile')) {
      isKnown = true;
      return route.fallback();
    }
    switch (line) {
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
  line?: NetworkFault,
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await choose(page, language);
  // A page may begin to wait for its words a frame after it knows the language.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await settled(page, language, line);
  // Colours on their way from one scheme to the other are nobody's to judge.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** By the site's own switch; elsewhere the page's `lang` is all there is to it. */
async function choose(page: Page, language: TextLanguage): Promise<void> {
  await page.locator('main, dragoman-toaster').first().waitFor({ state: 'attached' });
  const isSite = await page.evaluate(() => document.querySelector('.language-switch select') !== null);
  if (isSite) await page.locator('.language-switch select').first().selectOption(language, { force: true });
  else await page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), language);
}

/** Until every element speaks the language and has what it fetches, unless it is there to show that it waits. */
const settled = (page: Page, language: TextLanguage, line?: NetworkFault) =>
  // A predicate that is async would count as met at once: its promise is truthy.
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
          const waits = isSilent || element.getAttribute('demo') === 'loading';
          return root?.getAttribute('lang') === lang && (waits || !root.querySelector('[part~=skeleton]'));
        })
      );
    },
    [language, line === 'silent'] as const,
  );
