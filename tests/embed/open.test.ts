import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

/** A page that does to dialogs and buttons what careless style sheets do. */
const page = (body: string) => `<!doctype html>
  <html lang="en"><head><title>Host</title><link rel="icon" href="data:," />
  <style>dialog, button { display: none !important; } * { font-size: 5px; } body { block-size: 3000px; transform: scale(1); }</style>
  <script async type="module" crossorigin src="SITE/embed/dragoman.js"></script></head>
  <body><a href="/elsewhere" data-dragoman-open="checkout" data-offer-id="1" data-prefill-details="Two letters">Book</a>
  <a href="/elsewhere" data-dragoman-open="chekout">Misspelt</a>
  <a href="/elsewhere" data-dragoman-open="user-menu">Without a place</a>${body}</body></html>`;

it('opens a widget from a link by keyboard, in a dialog of its own, and gives the page back', async () => {
  const { page: host, problems } = await visit();
  await host.goto(hosts.show(page('')));
  const link = host.getByRole('link', { name: 'Book' });
  await link.focus();
  await host.keyboard.press('Enter');
  const dialog = host.getByRole('dialog', { name: 'Book' });
  await dialog.waitFor();
  const details = host.locator('dragoman-checkout [name=details]');
  await expect.poll(() => details.inputValue()).toBe('Two letters');
  expect(await details.isVisible()).toBe(true);
  // Focus goes round inside.
  for (let presses = 0; presses < 30; presses += 1) {
    await host.keyboard.press('Tab');
    expect(await host.evaluate(() => document.activeElement?.localName)).not.toBe('a');
  }
  await details.fill('Three letters');
  await host.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await host.evaluate(() => document.activeElement?.textContent)).toBe('Book');
  expect(await host.locator('dragoman-launcher').count()).toBe(0);

  // What was typed is there again, and the browser's back button closes it.
  await link.press('Enter');
  await expect.poll(() => details.inputValue()).toBe('Three letters');
  const address = host.url();
  await host.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(host.url()).toBe(address);
  // Its origin is no partner’s, and one name is misspelt, which the page learns.
  expect(problems.filter((problem) => !/Visitors cannot sign in|chekout|user-menu/.test(problem))).toEqual(
    [],
  );
});

it('leaves links alone that are opened in another tab, or name no widget', async () => {
  const { page: host } = await visit();
  await host.goto(hosts.show(page('')));
  await host.locator('script[src*=dragoman]').waitFor({ state: 'attached' });
  const [tab] = await Promise.all([
    host.context().waitForEvent('page'),
    host.getByRole('link', { name: 'Book' }).click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL('**/elsewhere');
  expect(await host.locator('dragoman-launcher').count()).toBe(0);
  await host.getByRole('link', { name: 'Misspelt' }).click();
  await host.waitForURL('**/elsewhere');
});

it('follows a link whose widget has no place in a dialog', async () => {
  const { page: host } = await visit();
  await host.goto(hosts.show(page('')));
  await host.waitForFunction(() => 'Dragoman' in window);
  await host.getByRole('link', { name: 'Without a place' }).click();
  await host.waitForURL('**/elsewhere');
});

it('opens under a strict policy, once for two clicks, also from a button that comes later', async () => {
  const { page: host, problems } = await visit();
  const policy = `default-src 'none'; script-src ${siteUrl}; connect-src ${siteUrl}; img-src ${siteUrl} data:; style-src 'nonce-host'`;
  const secondStage = host.waitForResponse(/\/loader-stage-two-/);
  await host.goto(
    hosts.show(page('').replace('<style>', '<style nonce="host">'), { 'content-security-policy': policy }),
  );
  // The loader's second stage listens to clicks. Before, a link leads where it leads.
  await host.evaluate(`import(${JSON.stringify((await secondStage).url())}).then(() => undefined)`);
  await host.evaluate(() => {
    const button = document.createElement('a');
    Object.assign(button.dataset, { dragomanOpen: 'offer-detail', offerId: '1', dragomanAs: 'drawer' });
    button.href = '/elsewhere';
    document.body.append(button);
    button.click();
    button.click();
  });
  await host.locator('dragoman-offer-detail [part~=title]').first().waitFor();
  expect(await host.locator('dragoman-launcher').count()).toBe(1);
  const drawer = await host.getByRole('dialog').evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const { right, height } = dialog.getBoundingClientRect();
    return { gap: Math.round(document.documentElement.clientWidth - right), isFull: height === innerHeight };
  });
  expect(drawer.isFull).toBe(true);
  expect(Math.abs(drawer.gap)).toBeLessThan(20);
  await host.keyboard.press('Escape');
  await expect.poll(() => host.locator('dragoman-launcher').count()).toBe(0);
  expect(problems.filter((problem) => !/Visitors cannot sign in|chekout|user-menu/.test(problem))).toEqual(
    [],
  );
});

it('opens by a script, which learns why it was closed', async () => {
  const { page: host } = await visit();
  await host.goto(hosts.show(page('')));
  await host.waitForFunction(() => 'Dragoman' in window);
  const reason = host.evaluate(() => {
    const { Dragoman } = window as unknown as {
      Dragoman: { open(widget: string, attributes: object): Promise<string> };
    };
    return Dragoman.open('offer-grid', { as: 'drawer', limit: 3 });
  });
  await host.locator('dragoman-launcher [part~=card]').first().waitFor();
  await host.keyboard.press('Escape');
  expect(await reason).toBe('escape');
});

it('tells a visitor in their language where to go on if a button opens nothing', async () => {
  const { page: host } = await visit();
  const lines: string[] = [];
  host.on('console', (message) => lines.push(message.text()));
  const button = '<button type="button" data-dragoman-open="sign-inn">Anmelden</button>';
  const german = page(button).replace('lang="en"', 'lang="de"').replace('dialog, button {', 'dialog {');
  await host.goto(hosts.show(german));
  await host.waitForFunction(() => 'Dragoman' in window);
  const opener = host.getByRole('button', { name: 'Anmelden' });
  await opener.click();
  const notice = host.getByText('Das lässt sich hier gerade nicht öffnen.');
  await notice.first().waitFor();
  const way = host.getByRole('link', { name: 'Weiter auf dem Marktplatz' });
  expect(new URL(String(await way.getAttribute('href'))).origin).toBe(siteUrl);
  expect(lines.join('\n')).toContain('There is no widget "sign-inn" to open – did you mean "sign-in"?');
  await opener.click();
  await expect.poll(() => way.count()).toBe(1);
  expect(await host.locator('dragoman-launcher').count()).toBe(0);
});
