import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Finding } from '#core/element/contract/finding.ts';
import { renderWidget, type TestWidgetElement } from '#core/element/test-widget.test-support.tsx';

const apiUrl = inject('apiUrl');
/** Browsers cannot connect to this port. */
const unreachableUrl = 'http://127.0.0.1:9';

beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
  vi.restoreAllMocks();
});

type Diagnosable = TestWidgetElement & { diagnose(): Promise<Finding[]> };

const renderWith = async (attributes: string): Promise<Diagnosable> =>
  (await renderWidget(
    `<dragoman-test-widget load="eager" ${attributes}></dragoman-test-widget>`,
  )) as Diagnosable;
const codes = (findings: Finding[]) => findings.map(({ code }) => code);
const warnings = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line));

describe('the attributes of an element', () => {
  it('are not reported if they are all valid or belong to HTML, a framework or an extension', async () => {
    const element = await renderWith(
      `api-url="${apiUrl}" max-items="4" maxitems="4" id="a" class="b" data-x="1" aria-busy="false" v-cloak
       _ngcontent-abc ng-version="21" hx-get="/" x-data :key="1" cz-shortcut-listen="true" locale="pt-BR"`,
    );
    expect(await element.diagnose()).toEqual([]);
    expect(warnings()).toEqual([]);
  });

  it('are reported if misspelt, once in the console and as data', async () => {
    const element = await renderWith(`api-url="${apiUrl}" max-item="4"`);
    await renderWith(`api-url="${apiUrl}" max-item="5"`);
    await vi.waitFor(() =>
      expect(warnings()).toEqual([
        expect.stringMatching(
          /^<dragoman-test-widget> has no attribute "max-item" – did you mean "max-items"\?.*size/,
        ),
      ]),
    );
    expect(await element.diagnose()).toEqual([
      {
        code: 'unknown-attribute',
        level: 'warning',
        attribute: 'max-item',
        message: expect.stringContaining('<dragoman-test-widget>'),
        fix: expect.stringContaining('max-items'),
      },
    ]);
  });

  it('are listed if none has a similar name, and a property is named as such', async () => {
    await renderWith('demo colour="red" messages="{}"');
    await vi.waitFor(() =>
      expect(warnings()).toEqual([
        expect.stringMatching(/"colour" – Its attributes are: size, open, /),
        expect.stringMatching(/"messages" – It is a property/),
      ]),
    );
  });

  it('are reported with an invalid value for as long as they have it', async () => {
    const element = await renderWith('demo size="huge" max-items="0"');
    const found = await element.diagnose();
    expect(found.map(({ code, attribute }) => [code, attribute])).toEqual([
      ['bad-value', 'size'],
      ['bad-value', 'max-items'],
    ]);
    expect(found[0]?.message).toContain('small, large');
    element.setAttribute('max-items', '1');
    element.size = 'large';
    expect(await element.diagnose()).toEqual([]);
    Reflect.set(element, 'size', null);
    expect(codes(await element.diagnose())).toEqual(['bad-value']);
  });

  it('are reported on one line of the console, however long their value is', async () => {
    const element = await renderWith('demo');
    element.size = `one\ntwo\n${'long '.repeat(100)}`;
    await vi.waitFor(() => expect(warnings()).toHaveLength(1));
    expect(warnings()[0]).not.toContain('\n');
    expect(warnings()[0]?.length).toBeLessThan(300);
  });
});

describe('the backend', () => {
  it('is reported with a fix if it does not answer', async () => {
    const [finding] = await (await renderWith(`api-url="${unreachableUrl}"`)).diagnose();
    expect(finding).toMatchObject({ code: 'backend-unreachable', level: 'error' });
    expect(finding?.message).toContain(unreachableUrl);
    expect(finding?.fix).toContain('api-url');
  });

  it('is distinguished from another server that answers at its address', async () => {
    const otherUrl = `${location.origin}/other`;
    const [finding] = await (await renderWith(`api-url="${otherUrl}"`)).diagnose();
    expect(finding).toMatchObject({ code: 'backend-missing', level: 'error' });
    expect(finding?.message).toContain(otherUrl);
  });

  it('is not called in a demo', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    expect(await (await renderWith(`demo api-url="${unreachableUrl}"`)).diagnose()).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('?dragoman-debug', () => {
  const panelOf = (element: Element) => element.shadowRoot?.querySelector('[part=findings]');

  it('shows the findings below the widget, and removes them with the widget', async () => {
    history.replaceState(null, '', '?dragoman-debug');
    const element = await renderWith('demo size="wrong"');
    await vi.waitFor(() => expect(panelOf(element)?.textContent).toContain('bad-value'));
    expect(panelOf(element)?.textContent).toContain('size="wrong"');
    element.size = 'large';
    panelOf(element)?.querySelector('button')?.click();
    await vi.waitFor(() => expect(panelOf(element)?.textContent).toContain('No problems found.'));
    element.remove();
    await vi.waitFor(() => expect(element.shadowRoot?.childNodes).toHaveLength(0));
  });

  it('is required to show them', async () => {
    const element = await renderWith('demo size="wrongly"');
    await element.diagnose();
    expect(panelOf(element)).toBeNull();
  });
});

describe('a picture that cannot be loaded', () => {
  it('is loaded once more to learn the reason, however many cards show it', async () => {
    const { reportPicture } = await import('./diagnostics.ts');
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
    const address = `${location.origin}/missing-flag.svg`;
    await Promise.all([reportPicture(address), reportPicture(address)]);
    await reportPicture(address);
    expect(decode).toHaveBeenCalledTimes(1);
  });
});
