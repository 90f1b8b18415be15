import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, redirectAddress } from '#core/element/contract/attribute.ts';
import { defineContract, type PropsOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { pageGlobals, readScriptSettings } from '#core/runtime/page-globals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { part, placeElement } from '#tests/setup/test-element.ts';
import { useRedirect } from './navigate.ts';
import { useLink } from './use-link.ts';

const contract = defineContract({
  tag: 'dragoman-test-redirect',
  summary: 'A button that navigates.',
  attributes: {
    'success-url': redirectAddress('Where the button leads.', '/done'),
    'flag-url': address('A picture.'),
  },
});

function TestRedirect({ successUrl }: PropsOf<typeof contract>) {
  const { flagUrl } = useWidget();
  const { redirectsTo, redirect } = useRedirect('successUrl');
  const target = useLink()('successUrl', successUrl);
  return (
    <>
      <button type="button" part="go" onClick={() => redirectsTo(target) && redirect(target, 0)}>
        Go
      </button>
      <img part="flag" src={flagUrl} alt="" />
    </>
  );
}

defineWidget(contract, TestRedirect);

const { config } = getRuntime();
const foreign = 'http://127.0.0.1:9';
const followed: string[] = [];
const warnings = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line));

const recordNavigation = (event: Event) => {
  const [link] = event.composedPath();
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  followed.push(link.href);
};

beforeEach(() => {
  config.configure({ apiUrl: location.origin, siteUrl: '' });
  followed.length = 0;
  document.addEventListener('click', recordNavigation);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
afterAll(() => document.removeEventListener('click', recordNavigation));

async function place(attributes: Record<string, string>) {
  const element = placeElement(contract.tag, { load: 'eager', locale: 'en', ...attributes });
  await vi.waitFor(() => expect(part(element, 'go')).toBeTruthy());
  return element as HTMLElement & { diagnose(): Promise<{ code: string; attribute?: string }[]> };
}

/** Clicks, and then a link that does navigate: what the first click started has happened before. */
async function go(element: HTMLElement): Promise<string[]> {
  part(element, 'go').click();
  const marker = await place({ 'success-url': '#marker' });
  part(marker, 'go').click();
  await vi.waitFor(() => expect(followed.at(-1)).toMatch(/#marker$/));
  return followed.slice(0, -1);
}

describe('a success address of the page', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http:\\\\evil.example',
    'https:evil.example',
    'https://evil.example/?next=/',
    `${foreign}/messages`,
  ])('is not followed to another origin: %s', async (successUrl) => {
    const element = await place({ 'success-url': successUrl });
    expect(await go(element)).toEqual([]);
    await vi.waitFor(() => expect(warnings()).toHaveLength(1));
    expect(warnings()[0]).toContain('<dragoman-test-redirect> does not navigate to success-url=');
    element.setAttribute('api-url', location.origin);
    const found = await element.diagnose();
    expect(found.filter(({ code }) => code === 'foreign-redirect')).toMatchObject([
      { attribute: 'success-url' },
    ]);
  });

  it('is not followed on a page of another site either', async () => {
    config.configure({ apiUrl: foreign });
    expect(await go(await place({ 'success-url': `${foreign}/messages` }))).toEqual([]);
    expect(await go(await place({ 'success-url': '//evil.example' }))).toEqual([]);
  });

  it.each(['/welcome', '?welcome', '#welcome', `${location.origin}/welcome`])(
    'is followed on the page’s own origin: %s',
    async (successUrl) => {
      expect(await go(await place({ 'success-url': successUrl }))).toEqual([
        new URL(successUrl, location.href).href,
      ]);
      config.configure({ apiUrl: foreign });
      expect(await go(await place({ 'success-url': successUrl }))).toHaveLength(3);
      expect(warnings()).toEqual([]);
    },
  );

  it('is the marketplace’s own by default, on the site that the page configures', async () => {
    expect(await go(await place({}))).toEqual([`${location.origin}/done`]);
    config.configure({ siteUrl: 'https://www.dragoman.example' });
    expect((await go(await place({}))).at(-1)).toBe('https://www.dragoman.example/done');
  });

  it('leads nowhere by default on a page of another site', async () => {
    config.configure({ apiUrl: foreign });
    expect(await go(await place({}))).toEqual([]);
    expect(warnings()).toEqual([]);
  });

  it('is the default where it is a script: the element does not count it as set', async () => {
    expect(await go(await place({ 'success-url': 'javascript:alert(1)' }))).toEqual([
      `${location.origin}/done`,
    ]);
    config.configure({ apiUrl: foreign });
    followed.length = 0;
    expect(await go(await place({ 'success-url': 'java\tscript:alert(1)' }))).toEqual([]);
  });
});

describe('a script as an address', () => {
  const flags = `${location.origin}/flags/{code}.svg`;
  const script = 'javascript:alert(1)//{code}';
  const picture = (element: HTMLElement) => part<HTMLImageElement>(element, 'flag').getAttribute('src');

  it('reaches no picture, from an attribute or from a property', async () => {
    const element = await place({ 'flag-url': script });
    expect(picture(element)).toBe(flags);
    element.setAttribute('flag-url', 'https://cdn.example/{code}.svg');
    await vi.waitFor(() => expect(picture(element)).toContain('cdn.example'));
    Reflect.set(element, 'flagUrl', '\tdata:image/svg+xml,{code}');
    await vi.waitFor(() => expect(picture(element)).toBe(flags));
    element.setAttribute('flag-url', 'https://cdn.example/{code}.svg');
    await vi.waitFor(() => expect(picture(element)).toContain('cdn.example'));
  });

  it('is no setting of the page: one line in the console names it, and the default applies', async () => {
    config.configure({ apiUrl: script, siteUrl: ` ${script}`, flagUrl: `java\nscript:${script}` });
    const { apiUrl, siteUrl, flagUrl } = config.getState();
    expect([apiUrl, siteUrl, flagUrl]).toEqual([location.origin, location.origin, '']);
    expect(picture(await place({}))).toBe(flags);
    config.configure({ flagUrl: script });
    for (const name of ['apiUrl', 'siteUrl', 'flagUrl'])
      expect(warnings().filter((line) => line.includes(` ${name} `))).toHaveLength(1);
    config.configure({ flagUrl: '' });
  });

  it('is no setting of the page either where its script tag or a meta tag names it', () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'dragoman:flag-url', content: script });
    document.head.append(meta);
    const tag = document.createElement('script');
    Object.assign(tag.dataset, { siteUrl: 'java\tscript:alert(1)', locale: 'de' });
    readScriptSettings(tag, '');
    config.configure({});
    expect(config.getState()).toMatchObject({ siteUrl: location.origin, flagUrl: '', locale: 'de' });
    meta.remove();
    Object.assign(pageGlobals(), { script: {} });
  });
});
