import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { hostPages } from './support/host-page.ts';
import { grid, hydrated, loader, recordLoad } from './support/prerendered-grid.ts';

const { visit } = browserFor(inject('siteUrl'));
const host = hostPages();

describe('a prerendered grid far below the screen', () => {
  const farDown = `<div style="block-size: 4000px"></div>${grid.replace(' ', ' load="eager" ')}${loader}${recordLoad}`;
  const selected = (page: Page) => page.evaluate(() => document.body.dataset.selected);
  const idsOf = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => /(\d+)\D*$/.exec(link.getAttribute('href') ?? '')?.[1]));
  const openFarDown = async () => {
    const visited = await visit();
    await host.open(visited.page, { body: farDown });
    await hydrated(visited.page);
    await visited.page.locator('dragoman-offer-grid').evaluate((host) =>
      host.addEventListener('dragoman-offer-select', (event) => {
        event.preventDefault();
        document.body.dataset.selected = String((event as CustomEvent).detail.id);
      }),
    );
    return { ...visited, links: visited.page.locator('dragoman-offer-grid a[part~=details]') };
  };

  it('handles the click of a script, and then of a visitor', async () => {
    const { page, problems, links } = await openFarDown();
    const ids = await idsOf(links);
    await links.nth(20).evaluate((link: HTMLElement) => link.click());
    expect(await selected(page)).toBe(ids[20]);
    await links.nth(3).click();
    expect(await selected(page)).toBe(ids[3]);
    expect(problems).toEqual([]);
  });

  it('handles the click of a visitor who scrolls there', async () => {
    const { page, problems, links } = await openFarDown();
    const ids = await idsOf(links);
    await links.nth(3).click();
    expect(await selected(page)).toBe(ids[3]);
    expect(problems).toEqual([]);
  });

  it('follows attributes and language before anybody comes there', async () => {
    const { page, problems, links } = await openFarDown();
    await page.locator('dragoman-offer-grid').evaluate((host) => {
      host.setAttribute('detail-url', '/ours/{id}');
      document.documentElement.lang = 'de';
    });
    await expect
      .poll(async () => (await links.allTextContents()).every((text) => text === 'Mehr Details'))
      .toBe(true);
    expect(await links.count()).toBe(24);
    expect(await links.last().getAttribute('href')).toContain('/ours/');
    expect(problems).toEqual([]);
  });
});
