/** A page whose scripts have given every object, list and function enumerable properties. */
import { readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

const widgets = readdirSync(inProject('widgets'));
const noise = `<script>
  Object.prototype.inheritedNoise = 'noise';
  Object.prototype['an odd name'] = { of: 'everything' };
  Array.prototype.listNoise = 'noise';
  Function.prototype.functionNoise = 'noise';
</script>`;

it.each([
  ['the loader', ['<script type="module" crossorigin src="SITE/embed/dragoman.js"></script>']],
  ['classic scripts', widgets.map((name) => `<script crossorigin src="SITE/embed/${name}.js"></script>`)],
])('starts every widget by %s', async (_, scripts) => {
  const { page, problems } = await visit();
  const elements = widgets.map((name) => `<dragoman-${name} demo load="eager"></dragoman-${name}>`);
  await page.goto(
    hosts.show(`<!doctype html><html lang="en"><head><title>Noise</title><link rel="icon" href="data:," />
      ${noise}${scripts.join('')}</head><body>${elements.join('')}</body></html>`),
  );
  for (const name of widgets)
    await page
      .locator(`dragoman-${name}:defined [data-dragoman-root]`)
      .first()
      .waitFor({ state: 'attached' });
  await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  expect(problems).toEqual([]);
});

it('takes no setting from what every object has', async () => {
  const { page, problems } = await visit();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).host));
  const elsewhere = 'http://elsewhere.localhost:9';
  const settings = `<script>
    Object.assign(Object.prototype, { apiUrl: '${elsewhere}', siteUrl: '${elsewhere}', locale: 'de', partner: 'another' });
  </script>`;
  await page.goto(
    hosts.show(`<!doctype html><html lang="en"><head><title>Noise</title><link rel="icon" href="data:," />
      ${settings}<script type="module" crossorigin src="SITE/embed/dragoman.js"></script></head>
      <body><dragoman-offer-grid load="eager" limit="2"></dragoman-offer-grid></body></html>`),
  );
  const details = page.locator('dragoman-offer-grid [part~=details]').first();
  await details.waitFor();
  expect(await details.getAttribute('href')).toMatch(new RegExp(`^${siteUrl}/ProductDetails/\\d+$`));
  expect(await details.textContent()).toBe('More Details');
  expect(calls.filter((host) => host.startsWith('elsewhere'))).toEqual([]);
  expect(problems).toEqual([]);
});
