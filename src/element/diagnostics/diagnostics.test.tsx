import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Finding } from '#core/element/contract/finding.ts';
import { renderWidget, type TestWidgetElement } from '#core/element/test-widget.test-support.tsx';

const apiUrl = inject('apiUrl');
/** Browsers call nobody at this port. */
const nobody = 'http://127.0.0.1:9';

beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
  vi.restoreAllMocks();
});

type Patient = TestWidgetElement & { diagnose(): Promise<Finding[]> };

const placed = async (attributes: string): Promise<Patient> =>
  (await renderWidget(`<dragoman-test-widget load="eager" ${attributes}></dragoman-test-widget>`)) as Patient;
const codes = (findings: Finding[]) => findings.map(({ code }) => code);
const warnings = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line));

describe('the attributes of an element', () => {
  it('that are all right leave nothing to say', async () => {
    const element = await placed(
      `api-url="${apiUrl}" max-items="4" maxitems="4" id="a" class="b" data-x="1" aria-busy="false" v-cloak
       _ngcontent-abc ng-version="21" hx-get="/" x-data :key="1" cz-shortcut-listen="true" locale="pt-BR"`,
    );
    expect(await element.diagnose()).toEqual([]);
    expect(warnings()).toEqual([]);
  });

  it('are told apart from misspelt ones, in the console once and as data', async () => {
    const element = await placed(`api-url="${apiUrl}" max-item="4"`);
    await placed(`api-url="${apiUrl}" max-item="5"`);
    expect(warnings()).toEqual([
      expect.stringMatching(
        /^<dragoman-test-widget> has no attribute "max-item" – did you mean "max-items"\?.*size/,
      ),
    ]);
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

  it('are named where they are like none that there is, and where only a property does', async () => {
    await placed('demo colour="red" messages="{}"');
    expect(warnings()).toEqual([
      expect.stringMatching(/"colour" – It knows: size, open, /),
      expect.stringMatching(/"messages" – It is a property/),
    ]);
  });

  it('say what is wrong with a value for as long as it stands', async () => {
    const element = await placed('demo size="huge" max-items="0"');
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

  it('fit on one line of the console, whatever they hold', async () => {
    const element = await placed('demo');
    element.size = `one\ntwo\n${'long '.repeat(100)}`;
    await vi.waitFor(() => expect(warnings()).toHaveLength(1));
    expect(warnings()[0]).not.toContain('\n');
    expect(warnings()[0]?.length).toBeLessThan(300);
  });
});

describe('the backend', () => {
  it('is reported with a fix when nothing answers', async () => {
    const [finding] = await (await placed(`api-url="${nobody}"`)).diagnose();
    expect(finding).toMatchObject({ code: 'backend-unreachable', level: 'error' });
    expect(finding?.message).toContain(nobody);
    expect(finding?.fix).toContain('api-url');
  });

  it('is told from somebody else who answers at its address', async () => {
    const somebody = `${location.origin}/somebody`;
    const [finding] = await (await placed(`api-url="${somebody}"`)).diagnose();
    expect(finding).toMatchObject({ code: 'backend-missing', level: 'error' });
    expect(finding?.message).toContain(somebody);
  });

  it('is not asked in a demo', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    expect(await (await placed(`demo api-url="${nobody}"`)).diagnose()).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('?dragoman-debug', () => {
  const panelOf = (element: Element) => element.shadowRoot?.querySelector('[part=findings]');

  it('shows the findings below the widget and takes them along when it goes', async () => {
    history.replaceState(null, '', '?dragoman-debug');
    const element = await placed('demo size="wrong"');
    await vi.waitFor(() => expect(panelOf(element)?.textContent).toContain('bad-value'));
    expect(panelOf(element)?.textContent).toContain('size="wrong"');
    element.size = 'large';
    panelOf(element)?.querySelector('button')?.click();
    await vi.waitFor(() => expect(panelOf(element)?.textContent).toContain('Nothing to fix.'));
    element.remove();
    await vi.waitFor(() => expect(element.shadowRoot?.childNodes).toHaveLength(0));
  });

  it('is needed to see them', async () => {
    const element = await placed('demo size="wrongly"');
    await element.diagnose();
    expect(panelOf(element)).toBeNull();
  });
});
