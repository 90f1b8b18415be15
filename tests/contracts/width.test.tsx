import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeElement } from '#tests/setup/test-element.ts';
import { contracts, importWidget } from './widgets.ts';

afterEach(() => document.body.replaceChildren());

/** The first is as wide as there is room; the others ask what stands in them how wide it wants to be. */
const boxes = {
  'an ordinary one': '',
  'one that floats': 'float: left',
  'an inline one': 'display: inline-block',
  'one as wide as its content': 'inline-size: fit-content',
  'one placed by itself': 'position: absolute',
  'a table cell': 'display: table-cell',
  'one that centres in a row': 'display: flex; justify-content: center',
  'one that centres in a grid': 'display: grid; place-items: center',
};

/** Of no width, or of the width of a button. */
const small: readonly string[] = ['dragoman-toaster', 'dragoman-notification-bell', 'dragoman-user-menu'];

function box(style: string, home: Element = document.body): HTMLElement {
  const made = document.createElement('div');
  made.style.cssText = style;
  home.append(made);
  return made;
}

describe.each(contracts.filter(({ tag }) => !small.includes(tag)))('<$tag>', ({ tag }) => {
  it.each([280, 900])('takes all of %d px, whatever box it stands in', async (room) => {
    await importWidget(tag);
    const elements = Object.entries(boxes).map(([name, style]) => {
      const home = box(style, box(`position: relative; inline-size: ${room}px`));
      return [name, placeElement(tag, { demo: 'empty', locale: 'en', load: 'eager' }, home)] as const;
    });
    const shown = () => elements.map(([, element]) => element.shadowRoot?.querySelector('[part]'));
    await vi.waitFor(() => expect(shown()).not.toContain(null));
    const widths = elements.map(([name, element]) => [
      name,
      Math.round(element.getBoundingClientRect().width),
    ]);
    expect(widths).toEqual(elements.map(([name]) => [name, room]));
  });
});
