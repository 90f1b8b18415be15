/** All screens to check: the site's pages, every widget in every state, and states after user interaction. */
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { inProject } from '#backend/project-root.ts';
import { demoTaskPath, publicPaths, signedInPaths } from '#tests/e2e/support/site-paths.ts';
import { providerScreens } from './provider-screens.ts';

/** A backend that never answers, one that always fails, and one that is unreachable. */
export type NetworkFault = 'silent' | 'failing' | 'cut';

export interface Screen {
  name: string;
  /** A page of the site. */
  path?: string;
  /** Or elements on an otherwise empty page. */
  elements?: string;
  isSignedIn?: boolean;
  /** Simulated network fault; by default there is none. */
  networkFault?: NetworkFault;
  /** User interaction that leads to the named state, in English on a wide screen. */
  prepare?(page: Page): Promise<unknown>;
}

const widgets = readdirSync(inProject('widgets'));
const widget = (name: string, attributes: string, rest: Partial<Screen> = {}): Screen => ({
  name: `${name} ${attributes}`,
  elements: `<dragoman-${name} demo ${attributes}></dragoman-${name}>`,
  ...rest,
});

const part = (page: Page, name: string) => page.locator(`[part~=${name}]`).locator('visible=true').first();
const click = (name: string) => (page: Page) => part(page, name).click();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const inSequence =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** Clears every field and submits the form. */
const sendEmpty =
  (button = 'submit') =>
  async (page: Page) => {
    await part(page, button).waitFor();
    for (const field of await page
      .locator('form :is(input, textarea):not([readonly], [type=radio], [type=file])')
      .all())
      if (await field.isVisible()) await field.fill('');
    await part(page, button).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  };

export const pages: readonly Screen[] = [
  ...publicPaths.map((path) => ({ name: path, path })),
  ...signedInPaths.map((path) => ({ name: path, path, isSignedIn: true })),
  { name: 'an element’s page in the docs', path: '/Docs/elements/offer-grid' },
  { name: 'a guide', path: '/Docs/theming' },
  { name: 'a refused request form', path: '/Post', isSignedIn: true, prepare: sendEmpty('next') },
  { name: 'an unknown offer', path: '/ProductDetails/99999999' },
  { name: 'filters without a match', path: '/document?query=xyzzy&minPrice=30' },
  { name: 'filtered offers', path: '/document?from=de&to=en&sort=rating' },
  { name: 'a refused booking', path: '/Checkout/1', prepare: sendEmpty() },
  { name: 'a wrong password', path: '/SignIn', prepare: sendEmpty() },
  { name: 'a link that is cut', path: '/ResetPassword' },
  {
    name: 'a link that no longer works',
    path: '/VerifyEmail?token=sample',
    prepare: (page) => page.locator('main').getByRole('button').click(),
  },
  {
    name: 'a mail on its way',
    path: '/ForgotPassword',
    async prepare(page) {
      await page.locator('main input').fill('nobody@example.test');
      await page.locator('main').getByRole('button').click();
      await page.locator('main form').waitFor({ state: 'detached' });
    },
  },
  ...providerScreens,
  {
    name: 'the embed builder, all sections open',
    path: '/Embed',
    prepare: (page) =>
      page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      }),
  },
  {
    name: 'a page whose code fails to load',
    path: '/About',
    async prepare(page) {
      await page.route('**/assets/legal-page-*.js', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await page.getByRole('button', { name: 'Load again' }).waitFor();
    },
  },
  {
    name: 'the account menu',
    path: '/About',
    isSignedIn: true,
    prepare: (page) => page.locator('dragoman-user-menu [part~=toggle]').click(),
  },
  {
    name: 'the bell',
    path: '/About',
    isSignedIn: true,
    prepare: (page) => page.locator('dragoman-notification-bell [part~=toggle]').click(),
  },
  {
    name: 'a session that ends soon',
    path: '/About',
    isSignedIn: true,
    async prepare(page) {
      await page.route('**/user/Profile', async (route) => {
        if (route.request().method() !== 'GET') return route.fallback();
        const response = await route.fetch();
        const [user] = await response.json();
        await route.fulfill({ response, json: [{ ...user, session: { ends_in: 200, life: 3600 } }] });
      });
      await page.reload();
      await page.locator('dragoman-user-menu [part~=dialog]').waitFor();
    },
  },
  {
    name: 'a message that could not be sent',
    path: '/messages',
    isSignedIn: true,
    async prepare(page) {
      await part(page, 'conversation').click();
      await page.route('**/message/**', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await part(page, 'input').fill('Into the tunnel.');
      await part(page, 'send').click();
      await page.getByText('Failed:').waitFor();
    },
  },
];

/** Without those whose offers the server has rendered: nobody waits for them. */
const pathsWithData = {
  publicPaths: ['/Checkout/1'],
  signedInPaths: [
    '/Profile',
    '/Dashboard',
    demoTaskPath,
    '/Payments',
    '/Earnings',
    '/Settings',
    '/messages',
    '/RequestBoard',
    '/Partners/Report',
  ],
};
const partFor = { silent: 'skeleton', failing: 'error', cut: 'error' } as const;

/** Every page that loads its data: while it waits, and after a failure. */
export const slowLoads: readonly Screen[] = [
  ...pathsWithData.publicPaths.map((path) => ({ path })),
  ...pathsWithData.signedInPaths.map((path) => ({ path, isSignedIn: true })),
].flatMap((screen) =>
  (['silent', 'failing', 'cut'] as const).map((networkFault) => ({
    ...screen,
    networkFault,
    name: `${screen.path}, the backend ${networkFault}`,
    prepare: (page: Page) =>
      page.locator(`main [part~=${partFor[networkFault]}]`).first().waitFor({ state: 'attached' }),
  })),
);

/** Each widget in each demo state. */
export const states: readonly Screen[] = widgets.flatMap((name) =>
  ['ready', 'loading', 'empty', 'error'].map((demo) => ({
    name: `${name} ${demo}`,
    elements: `<dragoman-${name} demo="${demo}"></dragoman-${name}>`,
  })),
);

/** States of the widgets after user interaction. */
export const interactions: readonly Screen[] = [
  widget('offer-grid', 'filters heading="Translators"'),
  widget('offer-grid', 'category="call" limit="3" heading="Calls"'),
  widget('checkout', '', { name: 'checkout refused', prepare: sendEmpty() }),
  widget('sign-in', 'mode="sign-up"'),
  widget('sign-in', 'mode="sign-up"', { name: 'sign-up refused', prepare: sendEmpty() }),
  widget('profile', 'show-menu', { name: 'profile refused', prepare: sendEmpty() }),
  widget('launcher', '', { name: 'launcher open', prepare: click('button') }),
  widget('launcher', 'widget="sign-in" as="drawer"', { name: 'a drawer', prepare: click('button') }),
  widget('user-menu', '', { name: 'user-menu open', prepare: (page) => part(page, 'toggle').click() }),
  ...['', '="loading"', '="empty"', '="error"'].map((state) => ({
    name: `notification-bell open ${state}`,
    elements: `<dragoman-notification-bell demo${state}></dragoman-notification-bell>`,
    prepare: (page: Page) => part(page, 'toggle').click(),
  })),
  widget('account', '', {
    name: 'account to be deleted',
    prepare: inSequence(press('Delete account'), press('Delete for good')),
  }),
  widget('account', '', { name: 'account, a passkey to be renamed', prepare: press(/^Rename /) }),
  widget('account', '', { name: 'account, a passkey to be removed', prepare: press(/^Remove /) }),
  widget('account', '', { name: 'account, password refused', prepare: press('Change password') }),
  widget('account', '', {
    name: 'account, another address refused',
    prepare: inSequence(press('Change e-mail address'), press('Send link')),
  }),
  ...['accepted', 'finished', 'requests'].map((tab) => widget('dashboard', `tab="${tab}"`)),
  widget('dashboard', '', { name: 'dashboard: Delete', prepare: press('Delete') }),
  ...[2, 8, 9, 10, 12, 13, 14, 15].map((number) => widget('task', `task-id="${number}"`)),
  widget('task', '', { name: 'task: accepting', prepare: (page) => part(page, 'next').click() }),
  widget('task', 'task-id="3"', { name: 'task: a division', prepare: click('settle') }),
  widget('task', 'task-id="3"', {
    name: 'task: a dispute refused',
    prepare: async (page) => {
      await part(page, 'open-dispute').click();
      await part(page, 'confirm').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  }),
  widget('offer-form', 'offer-id="sample-1"', { name: 'offer-form, an offer of one’s own' }),
  widget('offer-form', '', { name: 'offer-form refused', prepare: sendEmpty('next') }),
  widget('offer-form', '', { name: 'offer-form, second step', prepare: press('Next') }),
  widget('offer-form', '', {
    name: 'offer-form, last step',
    prepare: inSequence(press('Next'), press('Next')),
  }),
  ...['document', 'call', 'translation'].map((type) => widget('request-form', `type="${type}"`)),
  widget('request-form', '', { name: 'request-form refused', prepare: sendEmpty('next') }),
  widget('request-form', '', { name: 'request-form, second step', prepare: press('Next') }),
  widget('request-form', '', {
    name: 'request-form, last step',
    prepare: inSequence(press('Next'), press('Next')),
  }),
  widget('request-board', '', { name: 'request-board, a proposal', prepare: press(/^Make a proposal/) }),
  ...[2, 3, 4].map((number) => widget('request-board', `request-id="sample-${number}"`)),
  widget('request-board', 'request-id="sample-2"', {
    name: 'request-board, a proposal changes',
    prepare: click('change'),
  }),
  ...['accept', 'withdraw-request'].map((step) =>
    widget('request-board', 'request-id="sample-3"', {
      name: `request-board: ${step}`,
      prepare: (page) => part(page, step).first().click(),
    }),
  ),
  widget('request-form', 'request-id="sample-4"'),
  widget('chat-inbox', '', {
    name: 'chat-inbox, a draft',
    prepare: (page) => part(page, 'input').fill('Line\n'.repeat(9)),
  }),
];
