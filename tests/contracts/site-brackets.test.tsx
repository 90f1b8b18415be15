import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime.ts';
import { loadMessages } from '#site/messages/messages.ts';
import { router } from '#site/routes.tsx';
import { preferences } from '#site/shell/preferences.ts';
import { loadWidgets } from '#site/shell/widgets.ts';
import { putSiteInBrackets, putWidgetsInBrackets, strayWords } from './catalogues.ts';

const { session, config } = getRuntime();
const here = location.href;
const untitled = document.title;
let site: Root;

beforeAll(async () => {
  putSiteInBrackets();
  putWidgetsInBrackets();
  config.configure({ apiUrl: inject('apiUrl'), locale: 'en' });
  preferences.choose({ locale: 'en' });
  await loadMessages('en');
  loadWidgets(['toaster']);
  const place = document.createElement('div');
  document.body.append(place);
  site = createRoot(place);
  site.render(<RouterProvider router={router} />);
});

afterAll(() => {
  site.unmount();
  history.replaceState(null, '', here);
});

const waiting = () =>
  [...document.querySelectorAll('*')].filter(
    ({ localName, shadowRoot }) =>
      localName.startsWith('dragoman-') &&
      (!shadowRoot?.childElementCount || shadowRoot.querySelector('[part~=skeleton]')),
  );

async function open(path: string): Promise<string[]> {
  await router.navigate(path);
  for (const element of document.querySelectorAll('[load]')) element.setAttribute('load', 'eager');
  await vi.waitFor(() => {
    expect(document.querySelector('main')?.childElementCount).toBeGreaterThan(0);
    expect(document.title).not.toBe(untitled);
  });
  for (const element of document.querySelectorAll('main *'))
    if (element.localName.startsWith('dragoman-')) element.scrollIntoView();
  await vi.waitFor(() => expect(waiting().map(({ localName }) => localName)).toEqual([]));
  return [...strayWords(document.body), ...strayWords(document.head)];
}

describe('the site', () => {
  it.each([
    '/',
    '/ServicePage',
    '/HomePage',
    '/Category/document',
    '/translation',
    '/ProductDetails/1',
    '/ProductDetails/999999',
    '/Checkout/1',
    '/SignIn',
    '/SignIn?mode=sign-up',
    '/RequestBoard',
    '/Error',
    '/About',
    '/Privacy',
    '/TeamSection',
    '/nowhere',
  ])('says nothing of its own at %s', async (path) => {
    expect(await open(path)).toEqual([]);
  });

  describe('signed in', () => {
    beforeAll(() => session.signIn('customer@demo.test', 'dragoman-demo'));

    it.each([
      '/',
      '/messages',
      '/Profile',
      '/Dashboard',
      '/Settings',
      '/Select',
      '/Select/Offer',
      '/Select/Request/call',
      '/Post',
      '/CallForm',
      '/RequestBoard',
      '/Checkout/1',
    ])('says nothing of its own at %s', async (path) => {
      expect(await open(path)).toEqual([]);
    });
  });
});
