import { describe, expect, it } from 'vitest';
import { linkify } from './message-bubble.tsx';

const links = (text: string) => linkify(text).flatMap(({ text: part, href }) => (href ? [part] : []));

describe('URLs in a message', () => {
  it.each([
    ['See https://a.example/b.', 'https://a.example/b'],
    ['(https://a.example/b)', 'https://a.example/b'],
    ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
    ['https://a.example/b_(c))…', 'https://a.example/b_(c)'],
    ['https://a.example/?q=1!?', 'https://a.example/?q=1'],
  ])('become links without the punctuation around them: %s', (text, link) => {
    expect(links(text)).toEqual([link]);
  });

  it.each([
    ['https://pаypal.example/a', 'https://xn--pypal-4ve.example/a'],
    ['https://ｂank.example/', 'https://bank.example/'],
    ['HTTPS://%62ank.Example:443/A?b#c', 'https://bank.example/A?b#c'],
    ['https://bank.example\\@evil.example/', 'https://bank.example\\@evil.example/'],
    ['https://evil.example/\u202emoc.knab//:sptth', 'https://evil.example/'],
  ])('show the host that they lead to: %s', (text, link) => {
    expect(links(text)).toEqual([link]);
  });

  it.each([
    'https://bank.example@evil.example/',
    'https://bank.example:443@evil.example/',
    'https://bank.example%2Flogin@evil.example',
  ])('are no links where they begin with a name that looks like a site: %s', (text) => {
    expect(linkify(text)).toEqual([{ text, at: 0 }]);
  });

  it('are found in linear time, whatever follows them', () => {
    const brackets = ')'.repeat(200_000);
    expect(links(`http://a.example/${brackets}`)).toEqual(['http://a.example/']);
  });
});
