import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { hostPages } from './support/host-page.ts';
import { blockRenderer, cardsOf, grid, hydrated, loader, recordLoad } from './support/prerendered-grid.ts';

const { visit } = browserFor(inject('siteUrl'));
const host = hostPages();

describe('a prerendered grid', () => {
  it('hydrates in place: keeps nodes, focus and selection, with one call', async () => {
    const { page, problems } = await visit();
    const release = await blockRenderer(page);
    const calls = await host.open(page, { body: grid + loader + recordLoad });
    const link = page.locator('dragoman-offer-grid [part~=details]').nth(4);
    await link.focus();
    await page.evaluate(() => {
      const root = document.querySelector('dragoman-offer-grid')?.shadowRoot;
      const changed: string[] = [];
      Object.assign(globalThis, { changed });
      // Text changes too: a text that differs from the server's would cause a new layout.
      const watched = { subtree: true, childList: true, characterData: true };
      if (root)
        new MutationObserver((changes) => {
          // The probe, beside what is rendered, takes no space.
          const isProbe = (node: Node) => node instanceof Element && node.matches('[data-dragoman-probe]');
          const others = changes.filter(
            ({ addedNodes }) => ![...addedNodes].every(isProbe) || !addedNodes.length,
          );
          changed.push(...others.map(({ target }) => target.nodeName));
        }).observe(root, watched);
      const title = root?.querySelector('[part=title] a')?.firstChild;
      if (title) getSelection()?.setBaseAndExtent(title, 1, title, 5);
      scrollTo(0, 300);
    });
    release();
    await hydrated(page);
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
    expect(problems).toEqual([]);
  });

  it('emits dragoman-load once its last card handles clicks', async () => {
    const { page, problems } = await visit();
    await host.open(page, { body: grid + loader + recordLoad });
    const isReceived = page.evaluate(
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
    expect(await isReceived).toBe(true);
    expect(problems).toEqual([]);
  });

  it('keeps the prerendered prices where this browser formats them differently', async () => {
    const { page, problems } = await visit();
    await page.addInitScript(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get(this: Intl.NumberFormat) {
          return this.resolvedOptions().style === 'currency' ? () => 'otherwise' : String;
        },
      });
    });
    const release = await blockRenderer(page);
    await host.open(page, { body: grid + loader + recordLoad });
    const prices = page.locator('dragoman-offer-grid [part~=price]');
    await prices.nth(23).waitFor({ state: 'attached' });
    const prerendered = await prices.allTextContents();
    release();
    await hydrated(page);
    expect(await prices.allTextContents()).toEqual(prerendered);
    expect(prerendered[0]).toContain('€');
    expect(problems).toEqual([]);
  });

  it('shows the page’s own messages once it is hydrated', async () => {
    const { page, problems } = await visit();
    const calls = await host.open(page, {
      body: `${grid}${loader}${recordLoad}<script>(window.dragoman = window.dragoman || []).push((d) => d.configure({ messages: { bookNow: 'Take it' } }));</script>`,
    });
    await page.locator('dragoman-offer-grid [part~=book]', { hasText: 'Take it' }).nth(23).waitFor();
    expect(calls).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('follows an attribute that changes before hydration', async () => {
    const { page } = await visit();
    const release = await blockRenderer(page);
    await host.open(page, { body: grid + loader });
    await cardsOf(page).first().waitFor();
    await page.locator('dragoman-offer-grid').evaluate((element) => element.setAttribute('category', 'call'));
    release();
    await page.locator('dragoman-offer-grid [data-category=call]').first().waitFor();
    await expect.poll(() => page.locator('dragoman-offer-grid [data-category=document]').count()).toBe(0);
  });

  it('applies filters entered before hydration, and stays on its page', async () => {
    const { page, problems } = await visit();
    const release = await blockRenderer(page);
    await host.open(page, {
      body: `<dragoman-offer-grid filters></dragoman-offer-grid>${loader}${recordLoad}`,
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
    expect(problems).toEqual([]);
  });

  it('labels every card by its own title, later pages included', async () => {
    const { page, problems } = await visit();
    await host.open(page, { body: grid + loader + recordLoad });
    await hydrated(page);
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
    expect(problems).toEqual([]);
  });

  it('updates every card after an attribute change and handles its clicks, hovered before or not', async () => {
    const { page, problems } = await visit();
    await host.open(page, { body: grid + loader + recordLoad });
    await hydrated(page);
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
    expect(problems).toEqual([]);
  });

  it('shows language codes instead of missing flags, before and after hydration', async () => {
    const { page } = await visit();
    await page.route('**/flags/*', (route) => route.fulfill({ status: 404 }));
    await host.open(page, { body: grid + loader + recordLoad });
    await hydrated(page);
    const flags = page.locator('dragoman-offer-grid [part~=flag]');
    const areCodes = () =>
      flags.evaluateAll((all) => {
        // A flag that is missing is replaced meanwhile.
        all.at(-1)?.scrollIntoView();
        return all.length > 0 && all.every((flag) => flag.textContent);
      });
    await expect.poll(areCodes).toBe(true);
  });

  it('lays out distant cards as they come near, and images last', async () => {
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
