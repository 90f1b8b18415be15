import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

const push = (name: string, body = '') =>
  `<script>(window.dragoman = window.dragoman || []).push((d) => { (window.called ||= []).push('${name} ' + typeof d.configure); ${body} });</script>`;
const page = (before: string, script: string, after: string) => `<!doctype html>
  <html lang="en"><head><title>Host</title><link rel="icon" href="data:," />${before}${script}</head>
  <body>${after}</body></html>`;
const module = '<script async type="module" crossorigin src="SITE/embed/dragoman.js"></script>';
const classic = '<script async crossorigin src="SITE/embed/offer-grid.js"></script>';

it.each([
  ['module', module],
  ['classic', classic],
])(
  'calls what a page has queued before and after the %s script, each once and in order',
  async (_, script) => {
    const { page: host, problems } = await visit();
    await host.goto(
      hosts.show(page(push('before') + push('next'), script, `${push('after')}<p>Nothing of ours</p>`)),
    );
    const called = () => host.evaluate(() => Reflect.get(window, 'called'));
    await expect.poll(called).toEqual(['before function', 'next function', 'after function']);
    await host.evaluate(() => {
      const queue = Reflect.get(window, 'dragoman') as { push(...queued: (() => void)[]): number };
      queue.push(() => Reflect.get(window, 'called').push('later'));
    });
    await expect.poll(called).toHaveLength(4);
    expect(problems).toEqual([]);
  },
);

it('goes on after an error of one callback, and makes no name of its own', async () => {
  const { page: host, problems } = await visit();
  await host.goto(hosts.show(page(push('first', 'throw new Error("mine")') + push('second'), module, '')));
  await expect
    .poll(() => host.evaluate(() => Reflect.get(window, 'called')))
    .toEqual(['first function', 'second function']);
  expect(problems).toEqual(['uncaught: mine']);
  await host.goto(hosts.show(page('', module, '<dragoman-offer-grid limit="1"></dragoman-offer-grid>')));
  await host.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  expect(await host.evaluate(() => 'dragoman' in window)).toBe(false);
});

it.each([
  ['with a widget on the page', '<dragoman-offer-grid limit="1"></dragoman-offer-grid>'],
  ['without any', ''],
])('has a promise that resolves with the session, %s', async (_, body) => {
  const { page: host } = await visit();
  await host.goto(hosts.show(page('', module, body)));
  const found = await host.evaluate(async () => {
    const api = Reflect.get(window, 'Dragoman');
    const ready = await api.ready;
    await ready.session.restore();
    return [ready === api, ready.session.getState().status];
  });
  expect(found).toEqual([true, 'signed-out']);
});
