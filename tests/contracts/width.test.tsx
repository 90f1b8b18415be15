import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeElement } from '#tests/setup/test-element.ts';
import { contracts, importWidget } from './widgets.ts';

afterEach(() => document.body.replaceChildren());

/** Containers: the first fills the width; the others take their width from their content. */
const containers = {
  'a block': '',
  'a float': 'float: left',
  'an inline block': 'display: inline-block',
  'a fit-content block': 'inline-size: fit-content',
  'an absolutely positioned block': 'position: absolute',
  'a table cell': 'display: table-cell',
  'a centring flex container': 'display: flex; justify-content: center',
  'a centring grid': 'display: grid; place-items: center',
};

/** Widgets without a width or as wide as a button. */
const narrow: readonly string[] = [
  'dragoman-launcher',
  'dragoman-toaster',
  'dragoman-notification-bell',
  'dragoman-user-menu',
];

function container(style: string, parent: Element = document.body): HTMLElement {
  const created = document.createElement('div');
  created.style.cssText = style;
  parent.append(created);
  return created;
}

describe.each(contracts.filter(({ tag }) => !narrow.includes(tag)))('<$tag>', ({ tag }) => {
  it.each([280, 900])('fills %d px in any container', async (width) => {
    await importWidget(tag);
    const elements = Object.entries(containers).map(([name, style]) => {
      const parent = container(style, container(`position: relative; inline-size: ${width}px`));
      return [name, placeElement(tag, { demo: 'empty', locale: 'en', load: 'eager' }, parent)] as const;
    });
    const shown = () => elements.map(([, element]) => element.shadowRoot?.querySelector('[part]'));
    await vi.waitFor(() => expect(shown()).not.toContain(null));
    const widths = elements.map(([name, element]) => [
      name,
      Math.round(element.getBoundingClientRect().width),
    ]);
    expect(widths).toEqual(elements.map(([name]) => [name, width]));
  });
});
