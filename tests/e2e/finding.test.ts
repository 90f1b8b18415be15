/** Finding an offer on the marketplace: from the search on the home page to a card, and back to it. */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor, listens } from './support/browser.ts';

const { visit } = browserFor(inject('siteUrl'));

const cards = (page: Page) => page.locator('dragoman-offer-grid [part~=card]');
const filter = (page: Page, name: string) => page.locator(`[part~=filters] [name=${name}]`);

it('searches from the home page by words and languages, and finds texts in the reader’s language', async () => {
  const { page, problems } = await visit({ locale: 'de-DE' });
  await page.goto('/');
  await page.getByLabel('Was brauchen Sie?').fill('Gebrutsurkunde');
  await page.getByLabel('Aus', { exact: true }).selectOption({ label: 'Portugiesisch' });
  // Only what is on offer together with it.
  const targets = page.getByLabel('In', { exact: true }).locator('option');
  await expect.poll(() => targets.allTextContents()).toEqual(['Alle', 'Englisch', 'Spanisch']);
  await page.getByRole('button', { name: 'Übersetzer finden' }).click();
  await page.waitForURL('**/HomePage?query=Gebrutsurkunde&from=pt');
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.getByText('Nichts gefunden für „Gebrutsurkunde“. Das hier kommt dem nahe.').waitFor();
  const title = page.getByRole('link', { name: 'Geburtsurkunden aus Portugal und Brasilien' });
  expect(await title.getAttribute('lang')).toBe('de');
  expect(await filter(page, 'query').inputValue()).toBe('Gebrutsurkunde');
  expect(await filter(page, 'from').inputValue()).toBe('pt');
  await filter(page, 'query').fill('Geburtsurkunde');
  await expect.poll(() => page.getByText('Nichts gefunden').count()).toBe(0);
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(problems).toEqual([]);
});

// On phones the browser estimates the heights of cards that are far from the screen.
it.each([
  [1280, '/HomePage', 40],
  [360, '/HomePage', 40],
  [360, '/', 3],
  [360, '/Category/call', 12],
])(
  'at %i px %s shows the same cards at the same place after going back, and after a reload',
  async (width, path, nth) => {
    const { page, problems } = await visit({ viewport: { width, height: 740 } });
    await page.goto(path);
    await cards(page).nth(2).waitFor();
    const more = page.locator('dragoman-offer-grid [part~=more]');
    await listens(page.locator('dragoman-offer-grid'));
    if (nth > 24) await more.click();
    const title = page.locator('dragoman-offer-grid [part~=title] a').nth(nth);
    await title.scrollIntoViewIfNeeded();
    const seen = async () => ({
      name: await title.textContent(),
      top: (await title.boundingBox())?.y ?? Number.NaN,
    });
    // Cards above it get their heights when they have come near the screen: what counts is where it was pressed.
    const name = await title.textContent();
    const pressed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const place = (event: Event) => {
            const [link] = event.composedPath();
            if (link instanceof Element) resolve(link.getBoundingClientRect().y);
          };
          addEventListener('click', place, { once: true, capture: true });
        }),
    );
    await title.click();
    // Browsers round where they scroll to.
    const before = { name, top: expect.closeTo(await pressed, -1) };
    await page.waitForURL(/\/ProductDetails\/\d+$/);
    await page.locator('dragoman-offer-detail [part~=title]').waitFor();
    await page.goBack();
    await expect.poll(seen).toEqual(before);
    await page.reload();
    await expect.poll(seen).toEqual(before);
    expect(problems).toEqual([]);
  },
);

it('keeps a filter for going back, also where a click leads on at once', async () => {
  const { page, problems } = await visit();
  await page.goto('/HomePage');
  await cards(page).first().waitFor();
  await filter(page, 'category').selectOption('document');
  await page.waitForURL('**/HomePage?category=document');
  await cards(page).first().waitFor();
  // Sooner than a test could by the mouse, and before the answer brings other cards.
  await filter(page, 'sort').evaluate(async (select: HTMLSelectElement) => {
    const root = select.getRootNode() as ShadowRoot;
    const firstLink = () => root.querySelector<HTMLElement>('[part~=card] a');
    // The cards of the category may just be on their way.
    while (!firstLink()) await new Promise(requestAnimationFrame);
    const link = firstLink();
    select.value = 'price-asc';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await Promise.resolve();
    link?.click();
  });
  await page.waitForURL(/\/ProductDetails\/\d+$/);
  await page.goBack();
  await page.waitForURL('**/HomePage?category=document&sort=price-asc');
  await expect.poll(() => filter(page, 'sort').inputValue()).toBe('price-asc');
  expect(problems).toEqual([]);
});

it('names what a category’s page shows once all filters are cleared', async () => {
  const { page, problems } = await visit();
  await page.goto('/call');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await heading('Calls');
  await page.locator('dragoman-offer-grid [part~=clear]').click();
  await heading('Our translators');
  await page.reload();
  await heading('Our translators');
  await filter(page, 'category').selectOption('document');
  await heading('Documents');
  expect(problems).toEqual([]);
});

it.each(['/document', '/HomePage', '/Category/document'])(
  '%s shows a first offer on a phone’s first screen',
  async (path) => {
    const { page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'de-DE' });
    await page.goto(path);
    // Of several grids a later one may show its offers first.
    const title = page.locator('dragoman-offer-grid').first().locator('[part~=title]').first();
    const end = async () => {
      const box = await title.boundingBox();
      return (box?.y ?? 740) + (box?.height ?? 0);
    };
    await expect.poll(end).toBeLessThan(740);
  },
);

it('opens the filters of a phone with one button, and counts them on it', async () => {
  const { page, problems } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto('/HomePage?to=de&maxPrice=60');
  const toggle = page.getByRole('button', { name: 'Filters (2)' });
  await toggle.click();
  await filter(page, 'category').selectOption('call');
  await page.getByRole('button', { name: 'Filters (3)' }).waitFor();
  await page.waitForURL(/[?&]category=call/);
  expect(problems).toEqual([]);
});

it('leads from an empty result to a request for help', async () => {
  const { page } = await visit();
  await page.goto('/document?query=xyzzy');
  await page.getByText('No offers found for: “xyzzy” and Documents.').waitFor();
  await page.getByRole('link', { name: 'Ask for help' }).click();
  await page.waitForURL(/\/(Post|SignIn\?next=%2FPost)$/);
});

it('shows the footer right below the screen where nothing is found', async () => {
  const { page } = await visit();
  await page.goto('/HomePage?from=ar&to=ja');
  await page.getByText('No offers found for: from Arabic and to Japanese.').waitFor();
  const footer = page.getByRole('contentinfo');
  await expect.poll(async () => (await footer.boundingBox())?.y).toBeLessThan(1000);
});
