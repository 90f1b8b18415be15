import { afterEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { renderWidget, seen } from './test-widget.test-support.tsx';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  getRuntime().config.configure({ themeFrom: '' });
  document.documentElement.className = '';
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const [light, dark] = ['rgb(30, 27, 22)', 'rgb(242, 239, 231)'];
const formOf = (element: Element) => element.shadowRoot?.querySelector('form') as Element;
const colorOf = (element: Element) => getComputedStyle(formOf(element)).color;
const turns = (element: Element, color: string) => vi.waitFor(() => expect(colorOf(element)).toBe(color));

/** Adds an element to the page until the test ends. */
function add<Tag extends 'style' | 'link' | 'meta'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  parent: Element = document.head,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  parent.append(element);
  ends.push(() => element.remove());
  return element;
}

const within = (markup: string) =>
  renderWidget(`${markup}<dragoman-test-widget load="eager"></dragoman-test-widget></section>`);

describe('theme="auto"', () => {
  it('follows a style sheet that comes later, changes and goes', async () => {
    const element = await renderWidget();
    const style = add('style', { textContent: ':root { color-scheme: dark }' });
    await turns(element, dark);
    style.textContent = ':root { color-scheme: light }';
    await turns(element, light);
    style.textContent = ':root { color-scheme: dark }';
    await turns(element, dark);
    style.remove();
    await turns(element, light);
  });

  it('follows a style sheet that is loaded later, in the body too', async () => {
    const element = await renderWidget();
    const href = `data:text/css,${encodeURIComponent('section { color-scheme: dark }')}`;
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    add('link', { rel: 'stylesheet', href }, document.body);
    await turns(element, dark);
  });

  it('follows a style sheet that a script adopts, and rules that it inserts', async () => {
    const element = await renderWidget();
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    ends.push(() => void document.adoptedStyleSheets.pop());
    sheet.insertRule(':root { color-scheme: dark }');
    await turns(element, dark);
  });

  it('follows a class on any element around it', async () => {
    add('style', { textContent: '.night { color-scheme: dark }' });
    const element = await within('<section>');
    element.parentElement?.classList.add('night');
    await turns(element, dark);
    element.parentElement?.classList.remove('night');
    await turns(element, light);
  });

  it('follows a meta element that comes later and changes', async () => {
    const element = await renderWidget();
    const meta = add('meta', { name: 'color-scheme', content: 'dark' });
    await turns(element, dark);
    meta.content = 'light';
    await turns(element, light);
  });

  it('renders again only where something has changed', async () => {
    await renderWidget();
    const { renders } = seen;
    document.documentElement.classList.add('some');
    add('style', { textContent: '.some { margin: 0 }' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(seen.renders).toBe(renders);
  });
});

describe('theme-from', () => {
  it.each([
    ['class', 'class', 'dark', ''],
    ['bootstrap', 'data-bs-theme', 'dark', 'light'],
  ])('%s reads an ancestor’s %s, and follows its changes', async (from, attribute, on, off) => {
    const element = await within(`<section ${attribute}="${on}">`);
    const { parentElement: section } = element;
    expect(colorOf(element)).toBe(light);
    element.setAttribute('theme-from', from);
    await turns(element, dark);
    section?.setAttribute(attribute, off);
    await turns(element, light);
    section?.removeAttribute(attribute);
    document.documentElement.setAttribute(attribute, on);
    await turns(element, dark);
    document.documentElement.removeAttribute(attribute);
    await turns(element, light);
  });

  it('applies to all elements of a page that configures it, unless the element says otherwise', async () => {
    const element = await within('<section class="dark">');
    getRuntime().config.configure({ themeFrom: 'class' });
    await turns(element, dark);
    element.setAttribute('theme-from', 'auto');
    await turns(element, light);
    element.removeAttribute('theme-from');
    element.setAttribute('theme', 'light');
    await turns(element, light);
  });

  it('takes the nearest of two, and is not mistaken by a class of the element’s neighbours', async () => {
    getRuntime().config.configure({ themeFrom: 'bootstrap' });
    document.documentElement.setAttribute('data-bs-theme', 'dark');
    ends.push(() => document.documentElement.removeAttribute('data-bs-theme'));
    const element = await within('<section data-bs-theme="light">');
    expect(colorOf(element)).toBe(light);
    getRuntime().config.configure({ themeFrom: 'class' });
    document.body.append(Object.assign(document.createElement('div'), { className: 'dark' }));
    await turns(element, light);
  });
});

describe('--dragoman-font', () => {
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily;

  it('takes the font of the element’s place in the page for `page`', async () => {
    const element = await within('<section style="font-family: Georgia, serif">');
    expect(fontOf(formOf(element))).not.toBe(fontOf(element));
    document.documentElement.style.setProperty('--dragoman-font', 'page');
    ends.push(() => document.documentElement.removeAttribute('style'));
    await vi.waitFor(() => expect(fontOf(formOf(element))).toBe('Georgia, serif'));
    const input = formOf(element).querySelector('input') as Element;
    expect(fontOf(input)).toBe(fontOf(element.parentElement as Element));
    (element.parentElement as HTMLElement).style.fontFamily = 'Courier';
    expect(fontOf(input)).toBe('Courier');
    element.style.setProperty('--dragoman-font', 'Arial');
    await vi.waitFor(() => expect(fontOf(formOf(element))).toBe('Arial'));
  });
});
