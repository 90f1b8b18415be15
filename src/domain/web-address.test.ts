import { describe, expect, it } from 'vitest';
import { leadsTo, webAddress } from './web-address.ts';

describe('an address in an attribute', () => {
  it.each([
    '/Checkout/{id}',
    'offer.html?id={id}#top',
    '?tab={tab}',
    '#published-{id}',
    '//cdn.example/{code}.svg',
    'https://cdn.example/flags/{code}.svg',
    'HTTP://cdn.example/',
    '/search?q=a:b',
    'Übersetzer/{id}',
    '',
  ])('may be %j', (address) => {
    expect(webAddress.test(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//{code}',
    ' javascript:alert(1)',
    '   javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u001fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    '\nhttps://cdn.example',
    'data:image/svg+xml,<svg/>',
    'blob:https://cdn.example/1',
    'file:///etc/passwd',
    'vbscript:x',
    'mailto:nour@demo.test',
    'view-source:https://cdn.example',
    'https-x://cdn.example',
  ])('is never %j', (address) => {
    expect(webAddress.test(address)).toBe(false);
  });

  it('never gets a scheme other than http and https from a browser’s parser', () => {
    const pieces = [
      'javascript',
      'java',
      'script',
      ':',
      ' ',
      '\t',
      '\n',
      '\u0000',
      '\u00a0',
      '/',
      'http',
      'data',
    ];
    const texts = pieces.flatMap((one) =>
      pieces.flatMap((two) => pieces.flatMap((three) => pieces.map((four) => one + two + three + four))),
    );
    for (const text of texts.filter((candidate) => webAddress.test(candidate)))
      if (URL.canParse(text, 'https://page.example/'))
        expect(new URL(text, 'https://page.example/').protocol, JSON.stringify(text)).toMatch(/^https?:$/);
  });
});

describe('an address that the widget navigates to by itself', () => {
  const base = 'https://page.example/shop/';
  const origins = ['https://page.example'];

  it.each(['/welcome', 'welcome', '?x', '#x', 'https://page.example/x', 'https:welcome', '//page.example/'])(
    'stays on the page’s origin as %j',
    (address) => {
      expect(leadsTo(address, base, origins)).toBe(true);
    },
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:\\\\evil.example',
    'http:evil.example',
    'http://page.example/',
    'https://page.example:8443/',
    'https://page.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://page.example/1',
    '//[',
  ])('leaves it as %j', (address) => {
    expect(leadsTo(address, base, origins)).toBe(false);
  });

  it('leaves it as "https:evil.example" where the page itself is not served over https', () => {
    expect(leadsTo('https:evil.example', 'http://page.example/', ['http://page.example'])).toBe(false);
  });

  it('leaves it where the page’s base URL is of another origin', () => {
    expect(leadsTo('/welcome', 'https://cdn.example/', origins)).toBe(false);
  });
});
