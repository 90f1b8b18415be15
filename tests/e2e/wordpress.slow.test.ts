/** The plugin in a real WordPress: an administrator sets it up, an editor inserts a block, visitors see offers. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { localeCookie, password, startWordpress, type WordpressSite } from './support/wordpress-site.ts';

const siteUrl = inject('siteUrl');
const browser = browserFor(siteUrl);
let site: WordpressSite;

beforeAll(async () => {
  site = await startWordpress();
}, 90_000);
afterAll(() => site?.stop());

const speak = (page: Page, locale: string) =>
  page.context().addCookies([{ name: localeCookie, value: locale, url: site.address }]);

async function signedIn(user = 'admin'): Promise<Page> {
  const { page } = await browser.visit({ baseURL: site.address });
  await page.goto('/wp-login.php');
  await page.getByLabel('Username or Email Address').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/wp-admin/**');
  return page;
}

/** Saves a post without the editor, and returns its address. */
function savePost(page: Page, content: string): Promise<string> {
  return page.evaluate(async (text) => {
    const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const answer = await fetch('/?rest_route=/wp/v2/posts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
      body: JSON.stringify({ title: 'Offers', status: 'publish', content: text }),
    });
    return (await answer.json()).link as string;
  }, content);
}

async function visitor(address: string, javaScriptEnabled = true, locale?: string): Promise<Page> {
  const { page } = await browser.visit({ baseURL: site.address, javaScriptEnabled });
  if (locale) await speak(page, locale);
  await page.goto(address);
  return page;
}

describe('the WordPress plugin', () => {
  it('is installed from its archive and set up; a bad address is refused in words', async () => {
    const page = await signedIn();
    await page.goto('/wp-admin/plugin-install.php?tab=upload');
    await page.getByLabel('Plugin zip file').setInputFiles(site.plugin);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.getByText('Plugin activated.').waitFor();

    await page.goto('/wp-admin/options-general.php?page=dragoman');
    await page.getByLabel('Backend address').fill('javascript:alert(1)');
    await page.getByLabel('Partner id').fill('demo');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('The backend address “javascript:alert(1)” was not saved.').waitFor();
    expect(await page.getByLabel('Partner id').inputValue()).toBe('demo');

    await page.getByLabel('Backend address').fill(`${siteUrl}/`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await page.getByLabel('Backend address').inputValue()).toBe(siteUrl);
  });

  it('has a block that an editor inserts, sees and publishes', async () => {
    const page = await signedIn();
    await page.goto('/wp-admin/post-new.php');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('textbox', { name: 'Add title' }).fill('Our translators');
    await page.getByRole('button', { name: 'Toggle block inserter' }).click();
    await page.getByPlaceholder('Search').fill('offer grid');
    await page.getByRole('option', { name: 'Dragoman: Offer grid' }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('combobox', { name: 'category', exact: true }).selectOption('document');
    const preview = page.locator('dragoman-offer-grid[category="document"]');
    await preview.locator('[part~="card"]').first().waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Editor publish' });
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    const link = await panel.getByRole('link', { name: 'View Post' }).getAttribute('href');

    const reader = await visitor(link ?? '');
    await reader.locator('dragoman-offer-grid [part~="card"]').first().waitFor();
    expect(await reader.locator('script[src*="/embed/"]').count()).toBe(1);

    const plain = await visitor(link ?? '', false);
    const fallback = plain.locator('dragoman-offer-grid a');
    expect(await fallback.getAttribute('href')).toBe(`${siteUrl}/Category/document?partner=demo`);
  });

  it('has shortcodes whose wrong attributes only editors are told of, and whose values stay text', async () => {
    const page = await signedIn();
    const heading = `&quot;&gt;&lt;img src=x onerror=bad()&gt; 'and`;
    const address = await savePost(
      page,
      `[dragoman_offer_grid category="poems" page_size="3" heading="${heading}" filters]\n\n[dragoman_toaster]`,
    );
    await page.goto(address);
    await page
      .getByText('“poems” is not a value of “category”. Allowed: document, call, translation.')
      .waitFor();

    const reader = await visitor(address);
    await reader.locator('dragoman-offer-grid [part~="card"]').nth(2).waitFor();
    expect(await reader.locator('dragoman-offer-grid [part~="card"]').count()).toBe(3);
    expect(await reader.getByText('is not a value of').count()).toBe(0);
    expect(await reader.locator('img[src="x"]').count()).toBe(0);
    const shown = await reader.locator('dragoman-offer-grid').getAttribute('heading');
    expect(shown).toContain('<img src=x onerror=bad()>');
    expect(await reader.locator('script[src*="/embed/"]').count()).toBe(1);
  });

  it('leaves pages without a widget alone, and the settings to administrators', async () => {
    const page = await signedIn();
    const address = await savePost(page, 'Nothing of it here.');
    const reader = await visitor(address);
    expect(await reader.locator('script[src*="/embed/"]').count()).toBe(0);

    // Not through its form, whose script may put a password of its own in place of the one filled in.
    site.php(`wp_create_user( 'reader', '${password}', 'reader@agency.test' );`);
    const subscriber = await signedIn('reader');
    const answer = await subscriber.goto('/wp-admin/options-general.php?page=dragoman');
    expect(answer?.status()).toBe(403);
    expect(await subscriber.getByLabel('Backend address').count()).toBe(0);
  });

  it('speaks the administrator’s and the visitor’s language, also that of another country', async () => {
    const page = await signedIn();
    for (const [locale, label] of [
      ['de_AT', 'Adresse des Backends'],
      ['fr_FR', 'Adresse du serveur'],
      ['es_MX', 'Dirección del servidor'],
      ['ar', 'عنوان الخادم'],
    ] as const) {
      await speak(page, locale);
      await page.goto('/wp-admin/options-general.php?page=dragoman');
      expect(await page.getByLabel(label).inputValue()).toBe(siteUrl);
    }
    await speak(page, 'fr_FR');
    await page.goto('/wp-admin/post-new.php');
    const texts = await page.waitForFunction(() => {
      const { wp } = window as unknown as { wp: Record<'blocks' | 'i18n', Record<string, CallableFunction>> };
      const block = wp.blocks?.getBlockType?.('dragoman/offer-grid');
      return block && [block.title, wp.i18n.__?.('All Dragoman blocks', 'dragoman')];
    });
    expect(await texts.jsonValue()).toEqual(['Dragoman\u00a0: Offres', 'Tous les blocs Dragoman']);

    const address = await savePost(page, '[dragoman_offer_grid]');
    const reader = await visitor(address, false, 'es_ES');
    await reader.getByRole('link', { name: 'Encontrar un traductor' }).waitFor();
  });

  it('takes its settings with it when it is deleted', async () => {
    const settings = () => JSON.parse(site.php(`echo json_encode( get_option( 'dragoman_settings' ) );`));
    expect(settings()).toMatchObject({ backend: siteUrl, partner: 'demo' });
    const page = await signedIn();
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/wp-admin/plugins.php');
    await page.getByRole('link', { name: 'Deactivate Dragoman' }).click();
    await page.getByText('Plugin deactivated.').waitFor();
    await page.getByRole('link', { name: 'Delete Dragoman' }).click();
    await page.getByText('Dragoman was successfully deleted.').waitFor();
    expect(settings()).toBe(false);
  });

  it('makes PHP complain of nothing', async () => {
    expect(await site.complaints()).not.toContain('dragoman');
  });
});
