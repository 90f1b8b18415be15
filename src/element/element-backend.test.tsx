import { afterEach, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { create, textOf } from './test-widget.test-support.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('an element’s api-url leaves the sign-in and the other elements to the page’s backend', async () => {
  const { config, session } = getRuntime();
  const call = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('[]'));
  const element = create();
  element.setAttribute('load', 'eager');
  element.setAttribute('api-url', 'https://elsewhere.example');
  document.body.append(element);
  await vi.waitFor(() => expect(textOf(element)).toBeTruthy());

  await session.signIn('customer@demo.test', 'dragoman-demo').catch(() => undefined);
  const origins = call.mock.calls.map(([address]) => new URL(String(address), document.baseURI).origin);
  expect(new Set(origins)).toEqual(new Set([location.origin]));
  expect(config.getState()).toMatchObject({ apiUrl: location.origin, siteUrl: location.origin });
});
