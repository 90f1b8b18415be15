import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { demoCustomer, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

/** Each public path with its heading and other required texts. */
const pages: [path: string, heading: string, texts: string[]][] = [
  [
    '/',
    "Don't get lost in Translation",
    [
      'Get Started',
      'Documents',
      'Calls',
      'Translations',
      'Meet our professional translator',
      'View All',
      'Valuable Partnerships',
      'Become a Translator and start helping people',
      'Register',
      'Privacy Policy',
    ],
  ],
  ['/ServicePage', 'What a translator can do for you', ['Documents', 'Calls', 'Translations']],
  ['/HomePage', 'Our translators', ['Book Now']],
  [
    '/Category/document',
    'Find the perfect match !!!',
    ['Most Popular In Documents', 'Most Popular In Calls', 'Most Popular In Translations', 'More Details'],
  ],
  ['/category/CALL', 'Find the perfect match !!!', ['Most Popular In Calls', 'Book Now']],
  ['/translation', 'Translations', ['Book Now', 'More Details']],
  ['/About', 'About US', ['two student developers', '50M', '400k']],
  ['/Terms', 'Terms of Use', ['[company name]', 'Right of withdrawal for consumers']],
  ['/Privacy', 'Privacy Policy', ['[company name]', 'Your rights']],
  ['/Imprint', 'Imprint', ['[company name]', 'How to reach us']],
  ['/Help', 'Help', ['How do I find somebody?']],
  ['/TeamSection', 'Contact US', ['Lena Hartmann', 'Yusuf Aydın']],
  ['/SignIn', 'Sign in', ['E-mail', 'Password', 'Sign up']],
  ['/SignIn?mode=sign-up', 'Create your account', ['First name', 'Confirm password']],
  ['/Embed', 'Embed builder', ['dragoman-offer-grid', 'Content security policy', 'Content-Security-Policy']],
  ['/Partners', 'For partners', ['Sign in and become a partner', 'Valuable Partnerships']],
  ['/Docs', 'Documentation', ['Getting started', 'Migration', '<dragoman-offer-grid>']],
  ['/Error', 'Something went wrong', ['Back to the homepage']],
];

describe('a public page', () => {
  it.each(pages)('%s shows its content and writes nothing to the console', async (path, heading, texts) => {
    const { page, problems } = await visit();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    for (const text of texts) {
      await page.locator('main, footer').getByText(text).first().waitFor({ state: 'attached' });
    }
    expect(problems).toEqual([]);
  });

  it('shows an offer, and its own price on the way to the checkout', async () => {
    const { page, problems } = await visit();
    await page.goto('/document');
    const card = page.locator('dragoman-offer-grid [part~=card]').first();
    const title = (await card.locator('[part~=title]').textContent())?.trim() ?? '';
    const price = (await card.locator('[part~=price]').textContent())?.trim() ?? '';
    await card.locator('[part~=details]').click();
    await page.waitForURL(/\/ProductDetails\/\d+/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => page.title()).toContain(title);
    expect(await page.locator('dragoman-offer-detail').getByText('About me').count()).toBe(1);
    await page.locator('dragoman-offer-detail [part~=checkout]').first().click();
    await page.waitForURL(/\/Checkout\/\d+/);
    await page.locator('dragoman-checkout').getByText(title).first().waitFor();
    const amount = price.replace(/[^\d.,]/g, '');
    await page.locator('dragoman-checkout [part~=price]').getByText(amount).first().waitFor();
    for (const step of ['Description', 'Pick a Date', 'Pick a Time', 'Upload Documents'])
      expect(await page.locator('dragoman-checkout').getByText(step).count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('puts the chosen category first', async () => {
    const { page } = await visit();
    await page.goto('/Category/call');
    const order = () => page.locator('main h2').allTextContents();
    await expect
      .poll(order)
      .toEqual(['Most Popular In Calls', 'Most Popular In Documents', 'Most Popular In Translations']);
    const tabs = page.getByRole('navigation', { name: 'Categories' });
    expect(await tabs.getByRole('link').allTextContents()).toEqual(['Documents', 'Calls', 'Translations']);
    await tabs.getByRole('link', { name: 'Translations' }).click();
    await page.waitForURL(/\/Category\/translation$/);
    await expect.poll(async () => (await order())[0]).toBe('Most Popular In Translations');
  });

  it('stores the filters of a category in the URL', async () => {
    const { page } = await visit();
    await page.goto('/document');
    await page.locator('dragoman-offer-grid [name=sort]').selectOption('price-asc');
    await page.waitForURL(/sort=price-asc/);
    await page.reload();
    await expect.poll(() => page.locator('dragoman-offer-grid [name=sort]').inputValue()).toBe('price-asc');
  });
});

describe('a public page for a signed-in user', () => {
  it('shows the same content and writes nothing to the console', { timeout: 120_000 }, async () => {
    const { page, problems } = await visit();
    await signIn(page, demoCustomer);
    // Signed-in users have their own partners at `/Partners`, nothing to do at `/SignIn`, and an account already.
    for (const [path, heading, texts] of pages.filter(([path]) => !/^\/(SignIn|Partners$)/.test(path))) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      for (const text of texts.filter((one) => one !== 'Register')) {
        await page.locator('main, footer').getByText(text).first().waitFor({ state: 'attached' });
      }
    }
    expect(problems).toEqual([]);
  });
});

describe('a missing page', () => {
  it.each(['/nothing/here', '/Category/poem', '/poem', '/ProductDetails', '/Select/Request/poem'])(
    '%s is the doorway to the great nothing',
    async (path) => {
      const { page } = await visit();
      expect((await page.goto(path))?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'the doorway to the great nothing' }).waitFor();
      expect(await page.locator('main').textContent()).toContain(
        'The content does not exist, was removed or the link was mistyped.',
      );
      await page.getByRole('link', { name: 'Back to the homepage' }).click();
      await page.getByRole('heading', { level: 1, name: "Don't get lost in Translation" }).waitFor();
    },
  );

  it('shows an error page with a reload button when a page crashes', async () => {
    const { page } = await visit();
    await page.route(/\/assets\/about-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/About');
    await page.getByRole('heading', { level: 1, name: 'Unhandled Thrown Error!' }).waitFor();
    await page.getByRole('button', { name: 'Load again' }).waitFor();
  });

  it('says that an unknown offer does not exist', async () => {
    const { page } = await visit();
    await page.goto('/ProductDetails/99999999');
    await page
      .locator('dragoman-offer-detail')
      .getByText(/not there|no longer|does not exist/i)
      .first()
      .waitFor();
  });
});

describe('a page for signed-in users', () => {
  it.each([
    '/messages',
    '/Profile',
    '/Dashboard',
    '/Task/1',
    '/Payments',
    '/Earnings',
    '/Settings',
    '/Select',
    '/Select/Offer',
    '/Offers/1/Edit',
    '/Select/Request/call',
    '/Post',
    '/CallForm',
    '/Partners/Report',
    '/Partners/sample',
  ])('%s redirects a signed-out visitor to sign in, and back afterwards', async (path) => {
    const { page } = await visit();
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/SignIn' && url.searchParams.get('next') === path);
    await page.locator('dragoman-sign-in [name=email]').waitFor();
  });
});
