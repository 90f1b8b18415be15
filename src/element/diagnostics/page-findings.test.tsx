import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Finding } from '#core/element/contract/finding.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { placeElement } from '#tests/setup/test-element.ts';
import '@dragoman/widgets/checkout';
import '@dragoman/widgets/offer-grid';

const apiUrl = inject('apiUrl');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  for (const name of Object.keys(pageGlobals().configuration))
    Reflect.deleteProperty(pageGlobals().configuration, name);
  vi.restoreAllMocks();
});

type Diagnosable = HTMLElement & { diagnose(): Promise<Finding[]> };

const place = (tag: string, attributes: Record<string, string> = {}) =>
  placeElement(tag, { 'api-url': apiUrl, locale: 'en', load: 'eager', ...attributes }) as Diagnosable;
const lines = () =>
  [...vi.mocked(console.warn).mock.calls, ...vi.mocked(console.error).mock.calls].map(([line]) =>
    String(line),
  );
const says = (pattern: RegExp) =>
  vi.waitFor(() => expect(lines().filter((line) => pattern.test(line))).toHaveLength(1), 15_000);
const codesOf = async (element: Diagnosable) => (await element.diagnose()).map(({ code }) => code);

describe('a wrong value is reported once, with the right one', () => {
  it.each([
    ['from', 'german', 'de'],
    ['to', 'Englsh', 'en'],
    ['languages', 'deutsch', 'de'],
    ['languages', 'fr, العربية', 'fr,ar'],
    ['languages', 'pt-BR', 'pt'],
  ])('of %s="%s": %s', async (name, value, meant) => {
    const element = place('dragoman-offer-grid', { [name]: value });
    place('dragoman-offer-grid', { [name]: value });
    await says(new RegExp(`<dragoman-offer-grid> ${name}="${value}".*did you mean "${meant}"`));
    expect(await element.diagnose()).toEqual([
      expect.objectContaining({
        code: 'bad-value',
        attribute: name,
        fix: expect.stringContaining(`"${meant}"`),
      }),
    ]);
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part~=card]')).toBeTruthy(), 5_000);
  });

  it('of a tag, of a placeholder and of a link that opens a widget, with their nearest names', async () => {
    const element = place('dragoman-offer-grid');
    placeElement('dragoman-chekout');
    placeElement('div', { 'data-dragoman': 'offergrid' });
    placeElement('a', { 'data-dragoman-open': 'checkuot' });
    placeElement('button', { 'data-dragoman-open': 'user-menu' });
    await says(/no element <dragoman-chekout> – did you mean "dragoman-checkout"\?/);
    await says(/data-dragoman="offergrid" names no element – did you mean "offer-grid"\?/);
    await says(
      /data-dragoman-open="checkuot" names no element that opens in a dialog – did you mean "checkout"\?/,
    );
    await says(
      /data-dragoman-open="user-menu" names no element that opens in a dialog – It takes: chat-inbox/,
    );
    expect(await codesOf(element)).toEqual(Array.from({ length: 4 }, () => 'unknown-element'));
  });

  it('of a setting and of a message key', async () => {
    const element = place('dragoman-offer-grid');
    const configuration = { partnr: 'demo', messages: { shwMore: 'More' } };
    Object.assign(pageGlobals().configuration, configuration);
    getRuntime().config.configure(configuration);
    Object.assign(element, { messages: { bookNoww: 'Reserve', bookNow: 'Reserve' } });
    await says(/no setting "partnr" – did you mean "partner"\?/);
    await says(/configure.*"shwMore".*did you mean "showMore"\?/);
    await says(/<dragoman-offer-grid> messages.*"bookNoww".*did you mean "bookNow"\?/);
    expect(await codesOf(element)).toEqual(['unknown-message', 'unknown-setting', 'unknown-message']);
  });

  it('of an attribute that is missing', async () => {
    const element = place('dragoman-checkout');
    await says(/<dragoman-checkout> has no offer-id.*set it, as in <dragoman-checkout offer-id="1">/);
    expect(await codesOf(element)).toEqual(['missing-attribute']);
    element.setAttribute('offer-id', '1');
    expect(await codesOf(element)).toEqual([]);
  });

  it('of a font that is inherited as a variable', async () => {
    const element = place('dragoman-offer-grid');
    expect(await codesOf(element)).toEqual([]);
    element.style.setProperty('--dragoman-font', 'inherit');
    expect((await element.diagnose())[0]).toMatchObject({
      code: 'inherited-font',
      fix: expect.stringContaining('"page"'),
    });
    element.removeAttribute('style');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --dragoman-font: inherit }');
    document.adoptedStyleSheets.push(sheet);
    expect(await codesOf(element)).toEqual(['inherited-font']);
    document.adoptedStyleSheets.pop();
  });

  it('and not of what is right', async () => {
    const element = place('dragoman-offer-grid', { from: 'DE', to: 'ar', languages: 'en, fr' });
    const checkout = place('dragoman-checkout');
    Object.assign(checkout, { offerId: 1 });
    getRuntime().config.configure({ messages: { bookNow: 'Reserve' } });
    expect(await codesOf(element)).toEqual([]);
    // What is wrong is reported after all that came before it.
    placeElement('dragoman-offergird');
    // A slow machine has checked the page already.
    getRuntime().config.configure({ messages: { bookNow: 'Reserve it' } });
    await says(/dragoman-offergird/);
    expect(lines()).toHaveLength(1);
    getRuntime().config.configure({ messages: {} });
  });
});
