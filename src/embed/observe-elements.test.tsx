import { afterEach, expect, it } from 'vitest';
import { observeWidgetElements } from './observe-elements.ts';

afterEach(() => document.body.replaceChildren());

it('gives a placeholder no script, no style and no backend of its own', () => {
  // What a visitor may write into a page whose sanitizer lets `data-*` attributes pass.
  document.body.innerHTML = `<div data-dragoman="offer-grid" id="offers" data-category="call" data-limit="2"
    data-api-url="https://elsewhere.example" data-apiurl="https://elsewhere.example"
    data-site-url="https://elsewhere.example" data-siteurl="https://elsewhere.example" data-storage-key="stolen"
    data-onclick="document.title = 'stolen'" data-style="position: fixed; inset: 0"></div>`;
  const found: HTMLElement[] = [];
  observeWidgetElements(
    ['offer-grid'],
    (element) => found.push(element),
    () => undefined,
  );

  expect(found.map(({ localName }) => localName)).toEqual(['dragoman-offer-grid']);
  const [element] = found;
  expect(element?.getAttributeNames().toSorted()).toEqual(['category', 'id', 'limit', 'style']);
  // The placeholder's own style, which is empty.
  expect(element?.style.cssText).toBe('');
  element?.click();
  expect(document.title).not.toBe('stolen');
});
