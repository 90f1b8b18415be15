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

  it('are found in linear time, whatever follows them', () => {
    const brackets = ')'.repeat(200_000);
    expect(links(`http://a.example/${brackets}`)).toEqual(['http://a.example/']);
  });
});
