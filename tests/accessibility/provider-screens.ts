/** The sign-in as a provider leads back to it. */
import type { Page } from 'playwright';

/** What the backend says about somebody whom a provider has led back. */
const comeBack = (answer: object) => async (page: Page) => {
  const provider = { id: 'test', name: 'Example ID' };
  await page.route('**/login/provider', (route) => route.fulfill({ json: { ...answer, provider } }));
  await page.goto('/SignIn?provider=test&provider-purpose=sign-in&provider-ticket=abc');
  await page.locator('[part~=submit]').first().waitFor();
};

export const providerScreens = [
  {
    name: 'a cancelled provider',
    path: '/SignIn?provider=test&provider-purpose=sign-in&provider-problem=provider-cancelled',
  },
  {
    name: 'what a provider has not told',
    path: '/SignIn',
    prepare: comeBack({ status: 'details-needed', firstname: 'Mia', email_verified: false }),
  },
  {
    name: 'a provider of an address with an account',
    path: '/SignIn',
    prepare: comeBack({ status: 'link-needed', email: 'mia.with.a.long.address@example.test' }),
  },
];
