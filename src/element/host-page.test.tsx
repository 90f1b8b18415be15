import { afterEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { textSizes } from '#core/theme/tokens.ts';
import {
  buttonOf,
  create,
  renderWidget,
  seen,
  type TestWidgetElement,
  textOf,
} from './test-widget.test-support.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('an element on a host page', () => {
  it('fires events that bubble out of shadow roots, and learns if the page prevents them', async () => {
    const element = await renderWidget();
    let detail: unknown;
    document.addEventListener(
      'dragoman-pick',
      (event) => {
        detail = (event as CustomEvent).detail;
        event.preventDefault();
      },
      { once: true },
    );
    buttonOf(element)?.click();
    expect(detail).toEqual({ id: 7 });
    expect(seen.prevented).toBe(true);
    buttonOf(element)?.click();
    expect(seen.prevented).toBe(false);
  });

  it('focuses its first control', async () => {
    const element = await renderWidget();
    element.focus();
    expect(element.shadowRoot?.activeElement?.getAttribute('name')).toBe('first');
  });

  it('focuses an ancestor of a control that was removed, and its first control at the next focus()', async () => {
    const element = await renderWidget();
    const first = () => element.shadowRoot?.activeElement?.getAttribute('name');
    buttonOf(element)?.focus();
    element.setAttribute('action', 'finish');
    await vi.waitFor(() => expect(buttonOf(element)).toBeNull());
    await vi.waitFor(() => expect(element.shadowRoot?.activeElement?.localName).toBe('form'));
    element.focus();
    expect(first()).toBe('first');
  });

  it('focuses the same control again after the page has moved the element', async () => {
    const element = await renderWidget();
    buttonOf(element)?.focus();
    document.body.appendChild(document.createElement('section')).append(element);
    element.focus();
    expect(element.shadowRoot?.activeElement).toBe(buttonOf(element));
  });

  it('focuses its first control again after the visitor has left it', async () => {
    const element = await renderWidget();
    buttonOf(element)?.focus();
    buttonOf(element)?.blur();
    await Promise.resolve();
    element.focus();
    expect(element.shadowRoot?.activeElement?.getAttribute('name')).toBe('first');
  });

  it('renders in the language of the nearest lang and follows its changes', async () => {
    document.documentElement.lang = 'en';
    const element = await renderWidget(
      '<section lang="de"><dragoman-test-widget load="eager"></dragoman-test-widget></section>',
    );
    const shown = () => element.shadowRoot?.querySelector('[part=text]')?.getAttribute('lang');
    expect(shown()).toBe('de');
    element.parentElement?.setAttribute('lang', 'fr');
    await vi.waitFor(() => expect(shown()).toBe('fr'));
    element.setAttribute('locale', 'ar');
    await vi.waitFor(() => expect(shown()).toBe('ar'));
    expect(getComputedStyle(element.shadowRoot?.querySelector('form') as Element).direction).toBe('rtl');
  });

  it('follows changes of lang in the shadow roots around it, and in a new place after moveBefore()', async () => {
    document.documentElement.lang = 'en';
    const element = await renderWidget();
    const shown = () => element.shadowRoot?.querySelector('[part=text]')?.getAttribute('lang');
    const outer = document.createElement('div').attachShadow({ mode: 'open' });
    outer.innerHTML = '<article lang="es"><div></div></article>';
    const inner = outer.querySelector('div')?.attachShadow({ mode: 'closed' });
    document.body.append(outer.host);
    const inside = create();
    inside.setAttribute('load', 'eager');
    inner?.append(inside);
    const shownInside = () => inside.shadowRoot?.querySelector('[part=text]')?.getAttribute('lang');
    await vi.waitFor(() => expect(shownInside()).toBe('es'));
    outer.querySelector('article')?.setAttribute('lang', 'de');
    await vi.waitFor(() => expect(shownInside()).toBe('de'));

    const french = document.createElement('section');
    french.lang = 'fr';
    document.body.append(french);
    expect(shown()).toBe('en');
    french.moveBefore(element, null);
    await vi.waitFor(() => expect(shown()).toBe('fr'));
  });

  it('follows the colour scheme of the page unless its own attribute sets one', async () => {
    const element = await renderWidget();
    const form = element.shadowRoot?.querySelector('form') as Element;
    const color = () => getComputedStyle(form).color;
    document.documentElement.style.colorScheme = 'dark';
    await vi.waitFor(() => expect(color()).toBe('rgb(242, 239, 231)'));
    element.setAttribute('theme', 'light');
    await vi.waitFor(() => expect(color()).toBe('rgb(30, 27, 22)'));
    document.documentElement.style.colorScheme = '';
  });

  it('is not affected by the page’s styles except for custom properties', async () => {
    const hostile = new CSSStyleSheet();
    hostile.replaceSync(
      '* { color: red !important; letter-spacing: 9px; text-transform: uppercase; } html { font-size: 8px; }',
    );
    document.adoptedStyleSheets.push(hostile);
    const element = await renderWidget();
    const text = element.shadowRoot?.querySelector('[part=text]') as Element;
    const { color, letterSpacing, textTransform, fontSize } = getComputedStyle(text);
    expect([color, letterSpacing, textTransform, fontSize]).toEqual([
      'rgb(30, 27, 22)',
      'normal',
      'none',
      '15px',
    ]);
    element.style.setProperty('--dragoman-color-text', 'rgb(1, 2, 3)');
    expect(getComputedStyle(text).color).toBe('rgb(1, 2, 3)');
    document.adoptedStyleSheets.pop();
  });

  it('has text as large as visitors set it in their browsers, in headings too', async () => {
    const element = await renderWidget();
    const wrapper = element.shadowRoot?.querySelector<HTMLElement>('[data-dragoman-root]') as HTMLElement;
    const text = element.shadowRoot?.querySelector('[part=text]') as HTMLElement;
    const nested = text.appendChild(document.createElement('b'));
    nested.style.fontSize = textSizes.h3;
    const sizes = () => [text, nested].map((node) => getComputedStyle(node).fontSize);
    // `medium` is 16px here. No page can change what it means, so its larger value stands in for it.
    expect(getComputedStyle(wrapper).fontSize).toBe('16px');
    expect(sizes()).toEqual(['15px', '26px']);
    // Browsers make text of a lone `monospace` smaller.
    element.style.setProperty('--dragoman-font', 'monospace');
    expect(getComputedStyle(text).fontFamily).toBe('monospace');
    expect(sizes()).toEqual(['15px', '26px']);
    wrapper.style.fontSize = '24px';
    expect(sizes()).toEqual(['22.5px', '39px']);
  });

  it('hydrates the nodes of a declarative shadow root: same node, no copy, interactive', async () => {
    const holder = document.createElement('div');
    const server =
      '<div><form><p part="text" lang="en">small 3 closed </p><input name="first" aria-label="First"/>' +
      '<button type="button">0 clicks</button></form></div>';
    const snapshot = '{"params":{"load":"eager","locale":"en"},"locale":"en","data":{}}';
    const template =
      `<template shadowrootmode="open"><div data-dragoman-root>${server}</div>` +
      `<script type="application/json">${snapshot}</script></template>`;
    holder.setHTMLUnsafe(`<dragoman-test-widget load="eager" locale="en">${template}</dragoman-test-widget>`);
    const element = holder.firstElementChild as TestWidgetElement;
    const button = buttonOf(element);
    document.body.append(holder);
    await vi.waitFor(() => {
      button?.click();
      expect(buttonOf(element)?.textContent).not.toBe('0 clicks');
    });
    expect(buttonOf(element)).toBe(button);
    expect(element.shadowRoot?.querySelectorAll('form')).toHaveLength(1);
  });

  it('shares one style sheet and one runtime with all other elements', async () => {
    const first = await renderWidget();
    const second = create();
    second.setAttribute('load', 'eager');
    document.body.append(second);
    await vi.waitFor(() => expect(textOf(second)).toBeTruthy());
    expect(first.shadowRoot?.adoptedStyleSheets[0]).toBe(second.shadowRoot?.adoptedStyleSheets[0]);
    expect(first.shadowRoot?.querySelector('style')).toBeNull();
    expect(document.head.querySelector('style[id=_goober]')).toBeNull();
    expect(getRuntime()).toBe(getRuntime());
  });
});
