import { describe, expect, inject, it } from 'vitest';
import { visitorsOf } from './browser.ts';
import { hostPages } from './host-page.ts';
import { cardsOf, grid, holdRenderer, loader, noteLoad, taken } from './prerendered-grid.ts';

const { visit } = visitorsOf(inject('siteUrl'));
const host = hostPages();

describe('a grid that the view takes over from the backend', () => {
  it('is taken over as it stands: the same nodes, focus and selection kept, asked for once', async () => {
    const { page, troubles } = await visit();
    const release = await holdRenderer(page);
    const calls = await host.open(page, { body: grid + loader + noteLoad });
    const link = page.locator('dragoman-offer-grid [part~=details]').nth(4);
    await link.focus();
    await page.evaluate(() => {
      const root = document.querySelector('dragoman-offer-grid')?.shadowRoot;
      const changed: string[] = [];
      Object.assign(globalThis, { changed });
      // Texts too: where another than the server's is written, the card is laid out anew.
      const watched = { subtree: true, childList: true, characterData: true };
      if (root)
        new MutationObserver((changes) =>
          changed.push(...changes.map(({ target }) => target.nodeName)),
        ).observe(root, watched);
      const title = root?.querySelector('[part=title] a')?.firstChild;
      if (title) getSelection()?.setBaseAndExtent(title, 1, title, 5);
      scrollTo(0, 300);
    });
    release();
    await taken(page);
    const state = await page.evaluate(() => {
      const root = document.querySelector('dragoman-offer-grid')?.shadowRoot;
      const nodes = [...(root?.querySelector('[data-dragoman-root]')?.querySelectorAll('*') ?? [])];
      return {
        changed: Reflect.get(globalThis, 'changed'),
        cards: root?.querySelectorAll('[part=card]').length,
        focus: root?.activeElement?.getAttribute('part'),
        scroll: scrollY,
        pending: nodes.filter((node) => node.hasAttribute('data-style')).length,
      };
    });
    expect(state).toEqual({ changed: [], cards: 24, focus: 'details', scroll: 300, pending: 0 });
    expect(calls).toEqual([expect.stringMatching(/^\/embed\/prerender\/offer-grid\?category=document&/)]);
    await page.locator('dragoman-offer-grid [part~=more]').click();
    await cardsOf(page).nth(24).waitFor();
    expect(calls).toHaveLength(2);
    expect(calls[1]).toContain('cursor=');
    expect(troubles).toEqual([]);
  });

  it('tells that it is there once its last card hears of a press', async () => {
    const { page, troubles } = await visit();
    await host.open(page, { body: grid + loader + noteLoad });
    const isHeard = page.evaluate(
      () =>
        new Promise((resolve) => {
          const host = document.querySelector('dragoman-offer-grid');
          host?.addEventListener('dragoman-offer-select', (event) => {
            event.preventDefault();
            resolve(true);
          });
          host?.addEventListener('dragoman-load', () => {
            const links = host.shadowRoot?.querySelectorAll<HTMLElement>('a[part~=details]');
            [...(links ?? [])].at(-1)?.click();
          });
        }),
    );
    expect(await isHeard).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('keeps what the backend wrote where this browser would write numbers otherwise', async () => {
    const { page, troubles } = await visit();
    await page.addInitScript(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get: () => () => 'otherwise' });
    });
    const release = await holdRenderer(page);
    await host.open(page, { body: grid + loader + noteLoad });
    const prices = page.locator('dragoman-offer-grid [part~=price]');
    await prices.nth(23).waitFor({ state: 'attached' });
    const written = await prices.allTextContents();
    release();
    await taken(page);
    expect(await prices.allTextContents()).toEqual(written);
    expect(written[0]).toContain('€');
    expect(troubles).toEqual([]);
  });

  it('shows the texts that the page puts in place of ours once it is taken over', async () => {
    const { page, troubles } = await visit();
    const calls = await host.open(page, {
      body: `${grid}${loader}${noteLoad}<script type="module">Dragoman.configure({ messages: { bookNow: 'Take it' } });</script>`,
    });
    await page.locator('dragoman-offer-grid [part~=book]', { hasText: 'Take it' }).nth(23).waitFor();
    expect(calls).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  it('follows an attribute that changes before it is taken over', async () => {
    const { page } = await visit();
    const release = await holdRenderer(page);
    await host.open(page, { body: grid + loader });
    await cardsOf(page).first().waitFor();
    await page.locator('dragoman-offer-grid').evaluate((element) => element.setAttribute('category', 'call'));
    release();
    await page.locator('dragoman-offer-grid [data-category=call]').first().waitFor();
    await expect.poll(() => page.locator('dragoman-offer-grid [data-category=document]').count()).toBe(0);
  });

  it('does once what was pressed before it was taken over', async () => {
    const { page, troubles } = await visit();
    const release = await holdRenderer(page);
    const calls = await host.open(page, { body: grid + loader + noteLoad });
    await page.locator('dragoman-offer-grid [part~=more]').dblclick();
    release();
    await cardsOf(page).nth(24).waitFor({ state: 'attached' });
    expect(calls).toEqual([expect.stringContaining('/embed/prerender/'), expect.stringContaining('cursor=')]);
    expect(troubles).toEqual([]);
  });

  it('goes by what was typed and chosen before it was taken over, and stays on its page', async () => {
    const { page, troubles } = await visit();
    const release = await holdRenderer(page);
    await host.open(page, {
      body: `<dragoman-offer-grid filters></dragoman-offer-grid>${loader}${noteLoad}`,
    });
    const search = page.getByRole('searchbox');
    await search.pressSequentially('certified');
    await page.getByLabel('Category').selectOption('Documents');
    const address = page.url();
    await search.press('Enter');
    release();
    await page.locator('dragoman-offer-grid [part~=clear]').waitFor();
    await expect.poll(() => page.locator('dragoman-offer-grid [data-category=call]').count()).toBe(0);
    const titles = page.locator('dragoman-offer-grid [part~=title]');
    await expect
      .poll(async () => (await titles.allTextContents()).some((title) => /certified/i.test(title)))
      .toBe(true);
    expect(await search.inputValue()).toBe('certified');
    expect(page.url()).toBe(address);
    expect(troubles).toEqual([]);
  });

  it('gives every card its place on the page alone, also those that come after it', async () => {
    const { page, troubles } = await visit();
    await host.open(page, { body: grid + loader + noteLoad });
    await taken(page);
    await page.locator('dragoman-offer-grid [part~=more]').click();
    await cardsOf(page).nth(24).waitFor();
    const [titles, names] = await Promise.all([
      page.locator('dragoman-offer-grid [part~=title]').allTextContents(),
      cardsOf(page).evaluateAll((cards) =>
        cards.map((card) => {
          const root = card.getRootNode() as ShadowRoot;
          return root.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent;
        }),
      ),
    ]);
    expect(titles.length).toBeGreaterThan(24);
    expect(names).toEqual(titles);
    expect(troubles).toEqual([]);
  });

  it('has every card follow what the page changes, and hear of it, whether somebody has pointed at it or not', async () => {
    const { page, troubles } = await visit();
    await host.open(page, { body: grid + loader + noteLoad });
    await taken(page);
    const element = page.locator('dragoman-offer-grid');
    const links = page.locator('dragoman-offer-grid a[part~=details]');
    await links.nth(1).hover();
    await element.evaluate((host) => {
      host.setAttribute('detail-url', '/ours/{id}');
      host.addEventListener('dragoman-offer-select', (event) => {
        event.preventDefault();
        document.body.dataset.selected = String((event as CustomEvent).detail.id);
      });
    });
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await expect
      .poll(async () => (await addresses()).filter((one) => one.includes('/ours/')).length)
      .toBe(24);
    await element.evaluate((host) => host.setAttribute('locale', 'de'));
    await expect
      .poll(async () => (await links.allTextContents()).every((text) => text === 'Mehr Details'))
      .toBe(true);
    await links.nth(20).evaluate((link: HTMLElement) => link.click());
    const [, id] = /ours.(\d+)/.exec((await addresses())[20] ?? '') ?? [];
    expect(await page.evaluate(() => document.body.dataset.selected)).toBe(id);
    expect(troubles).toEqual([]);
  });

  it('writes codes in place of flags that cannot be had, before and after it is taken over', async () => {
    const { page } = await visit();
    await page.route('**/flags/*', (route) => route.fulfill({ status: 404 }));
    await host.open(page, { body: grid + loader + noteLoad });
    await taken(page);
    const flags = page.locator('dragoman-offer-grid [part~=flag]');
    await flags.last().scrollIntoViewIfNeeded();
    await expect.poll(() => flags.evaluateAll((all) => all.every((flag) => flag.textContent))).toBe(true);
  });

  it('lays out cards far down the page as they come near, and pictures last', async () => {
    const { page } = await visit();
    await host.open(page, { body: grid + loader });
    await cardsOf(page).nth(23).waitFor({ state: 'attached' });
    const layout = () =>
      cardsOf(page).evaluateAll((cards) => cards.map((card) => getComputedStyle(card).contentVisibility));
    await expect.poll(layout).toEqual([...Array(10).fill('visible'), ...Array(14).fill('auto')]);
    await cardsOf(page).last().scrollIntoViewIfNeeded();
    const picture = cardsOf(page).last().locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  });
});
