import { expect, it } from 'vitest';
import { adoptStyles } from '#core/element/styles.ts';
import { addRules } from '#core/theme/rules.ts';
import { sheetBeside } from './sheet-beside.ts';

it('has the rules that rendered markup has not brought along, also those of what is loaded later', () => {
  addRules('go101', '&{color:rgb(1, 1, 1);}');
  addRules('go102', '&{color:rgb(2, 2, 2);}');
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const rendered = '.go101{color:rgb(1, 1, 1);}';
  shadow.innerHTML = `<style>${rendered}</style><p class="go101"></p><p class="go102"></p><p class="go103"></p>`;

  const sheet = sheetBeside(rendered, document);
  shadow.adoptedStyleSheets = [sheet];
  addRules('go103', '&{color:rgb(3, 3, 3);}');
  expect([...shadow.querySelectorAll('p')].map((text) => getComputedStyle(text).color)).toEqual([
    'rgb(1, 1, 1)',
    'rgb(2, 2, 2)',
    'rgb(3, 3, 3)',
  ]);
  expect([...sheet.cssRules].some(({ cssText }) => cssText.includes('go101'))).toBe(false);
  expect(sheetBeside(rendered, document)).toBe(sheet);
  host.remove();
});

it('is not adopted where a policy of the page forbids the styles of the markup: all rules are', () => {
  addRules('go104', '&{color:rgb(4, 4, 4);}');
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  // Of an unknown type: like a forbidden one, it has no sheet.
  shadow.innerHTML = '<style type="text/forbidden">.go104{color:rgb(4, 4, 4);}</style><p class="go104"></p>';

  adoptStyles(shadow);
  expect([...shadow.querySelectorAll('p')].map((text) => getComputedStyle(text).color)).toEqual([
    'rgb(4, 4, 4)',
  ]);
  host.remove();
});
